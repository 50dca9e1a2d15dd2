import { StrictMode, useMemo, type ReactNode } from 'react'
import { SWRConfig, type Cache, type Middleware } from 'swr'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import type { LanguagePack } from '#app/lib/words/pack-types.ts'
import type { Boot } from './boot.ts'
import { Document } from './document.tsx'

/** Props of {@link Providers}. */
export interface ProvidersProps {
  boot: Boot
  /** `boot` as JSON, as in the page. */
  bootText: string
  /** Words of the page's first language. */
  words: LanguagePack
  /** Reads a key. On the server it is not called: the loaders have read all keys before. */
  fetcher: (key: string) => Promise<unknown>
  /** Whether the page's data is current: yes for visitors; members revalidate it. */
  trustPage: boolean
  /** Called with every key that a screen reads. */
  watch?: Middleware
  children: ReactNode
}

/** Contexts around all screens, the same on the server and in the browser. */
export function Providers(props: ProvidersProps) {
  const { boot, bootText, words, fetcher, trustPage, watch, children } = props
  const swr = useMemo(
    () => ({
      fetcher,
      provider: (): Cache => new Map(),
      fallback: boot.fallback,
      ...(trustPage && { cacheData: boot.fallback }),
      ...(watch && { use: [watch] }),
    }),
    [boot, fetcher, trustPage, watch],
  )
  return (
    <StrictMode>
      <SWRConfig value={swr}>
        <LanguageProvider initial={words}>
          <Document boot={boot} bootText={bootText}>
            {children}
          </Document>
        </LanguageProvider>
      </SWRConfig>
    </StrictMode>
  )
}

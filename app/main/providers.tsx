import { StrictMode, useMemo, type ReactNode } from 'react'
import { SWRConfig, type Cache, type Middleware } from 'swr'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import type { LanguagePack } from '#app/lib/words/pack-types.ts'
import type { Boot } from './boot.ts'
import { Document } from './document.tsx'

/** Props of {@link Providers}. */
export interface ProvidersProps {
  boot: Boot
  /** `boot` as it stands in the page. */
  bootText: string
  /** Words of the page's first language. */
  words: LanguagePack
  /** How keys are read; the server never reads one while rendering. */
  fetcher: (key: string) => Promise<unknown>
  /** Visitors' answers are as fresh as the page; a member's are asked for once more. */
  trustPage: boolean
  /** Sees every key that a screen asks for. */
  watch?: Middleware
  children: ReactNode
}

/** Everything around the screens, the same on the server and in the browser. */
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

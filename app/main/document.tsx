import type { ReactNode } from 'react'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { useDesignSystemMessages } from '#app/lib/words/language-provider.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { RouterLink } from '#app/shell/router-link.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import inlineScript from 'virtual:inline-script'

/** Props of {@link Document}. */
export interface DocumentProps {
  boot: Boot
  /** `boot` as JSON, as in the page. */
  bootText: string
  children: ReactNode
}

/**
 * The whole HTML document. Server and browser render the identical tree from the root, so that
 * their ids match and hydration changes nothing. Head elements of a screen are hoisted here by React.
 */
export function Document({ boot, bootText, children }: DocumentProps) {
  const { language } = useWords()
  const messages = useDesignSystemMessages()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fafaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111714" media="(prefers-color-scheme: dark)" />
        {/* It runs before hydration, which leaves its text alone: the browser's bundle needs no copy. */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineScript : '' }}
          suppressHydrationWarning
        />
        {boot.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="simmer" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-512.png" />
      </head>
      <body>
        <DesignSystemProvider language={language} messages={messages} linkComponent={RouterLink}>
          {children}
        </DesignSystemProvider>
        <script
          id={BOOT_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: bootText }}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}

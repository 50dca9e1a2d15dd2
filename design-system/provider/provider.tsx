import { useMemo, type ReactNode } from 'react'
import {
  DesignSystemContext,
  type Language,
  type LinkComponent,
} from '#design-system/provider/context.ts'
import { LiveRegions } from '#design-system/provider/live-regions.tsx'
import type { Messages } from '#design-system/messages/en.ts'

/** Props of {@link DesignSystemProvider}. */
export interface DesignSystemProviderProps {
  /** Language of words, numbers and plurals. */
  language: Language
  /** The words of `language`, from `messages/en.ts` or `messages/de.ts`: only one is loaded. */
  messages: Messages
  /** Writing direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /** Renders links, such as an adapter of a router's link. @default 'a' */
  linkComponent?: LinkComponent
  /** The application. */
  children: ReactNode
}

/** Provides language, texts and link component, and renders the live regions. Render it once. */
export function DesignSystemProvider({
  language,
  messages,
  dir = 'ltr',
  linkComponent = 'a',
  children,
}: DesignSystemProviderProps) {
  const system = useMemo(
    () => ({ language, messages, dir, linkComponent }),
    [language, messages, dir, linkComponent],
  )
  return (
    <DesignSystemContext value={system}>
      {children}
      <LiveRegions />
    </DesignSystemContext>
  )
}

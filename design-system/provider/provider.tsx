import { useMemo, type ReactNode } from 'react'
import {
  DesignSystemContext,
  type LanguageTag,
  type LinkComponent,
  type PortalContainer,
} from '#design-system/provider/context.ts'
import { LiveRegions } from '#design-system/provider/live-regions.tsx'
import type { Messages } from '#design-system/messages/en.ts'

/** Props of {@link DesignSystemProvider}. */
export interface DesignSystemProviderProps {
  /**
   * Language of words, numbers and plurals: a BCP 47 tag, which sets the format of numbers and times.
   * Anything else throws where the first number is written.
   */
  language: LanguageTag
  /**
   * The words of `language`: `messages/en`, `messages/de`, or an object of your own. Only one is
   * loaded.
   */
  messages: Messages
  /** Writing direction. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /** Renders links, such as an adapter of a router's link. @default 'a' */
  linkComponent?: LinkComponent
  /** What dialogs are rendered into: an element, or a shadow root. @default the body */
  container?: PortalContainer | undefined
  /** The application. */
  children: ReactNode
}

/** Provides language, texts and link component, and renders the live regions. Render it once. */
export function DesignSystemProvider({
  language,
  messages,
  dir = 'ltr',
  linkComponent = 'a',
  container,
  children,
}: DesignSystemProviderProps) {
  const system = useMemo(
    () => ({ language, messages, dir, linkComponent, container }),
    [language, messages, dir, linkComponent, container],
  )
  return (
    <DesignSystemContext value={system}>
      {children}
      <LiveRegions />
    </DesignSystemContext>
  )
}

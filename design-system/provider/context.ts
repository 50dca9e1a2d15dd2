import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react'
import type { Messages } from '#design-system/messages/en.ts'

/** Languages the design system speaks. */
export type Language = 'de' | 'en'

/** What renders a link: `'a'`, or a component that takes the same props (a router's link). */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>

/** What the provider hands down. */
export interface DesignSystem {
  /** Language of words, numbers and plurals. */
  language: Language
  /** The words of that language. */
  messages: Messages
  /** Writing direction. */
  dir: 'ltr' | 'rtl'
  /** What renders a link. */
  linkComponent: LinkComponent
}

/** Filled by `DesignSystemProvider`. */
export const DesignSystemContext = createContext<DesignSystem | undefined>(undefined)

/**
 * Everything the provider hands down.
 *
 * @throws when no `DesignSystemProvider` stands above
 */
export function useDesignSystem(): DesignSystem {
  const system = useContext(DesignSystemContext)
  if (!system) throw new Error('Wrap the tree in <DesignSystemProvider language messages>.')
  return system
}

/** The design system's own words in the current language. */
export function useMessages(): Messages {
  return useDesignSystem().messages
}

/** The current language, for `Intl` formatters. */
export function useLanguage(): Language {
  return useDesignSystem().language
}

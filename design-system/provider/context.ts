import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react'
import type { Messages } from '#design-system/messages/en.ts'

/** Languages of the design system. */
export type Language = 'de' | 'en'

/** Renders links: `'a'`, or a component with the same props, such as a router's link. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>

/** Context of the design system. */
export interface DesignSystem {
  /** Language of words, numbers and plurals. */
  language: Language
  /** The words of that language. */
  messages: Messages
  /** Writing direction. */
  dir: 'ltr' | 'rtl'
  /** Renders links. */
  linkComponent: LinkComponent
}

/** Filled by `DesignSystemProvider`. */
export const DesignSystemContext = createContext<DesignSystem | undefined>(undefined)

/**
 * The provider's context.
 *
 * @throws outside of a `DesignSystemProvider`
 */
export function useDesignSystem(): DesignSystem {
  const system = useContext(DesignSystemContext)
  if (!system) throw new Error('Wrap the tree in <DesignSystemProvider language messages>.')
  return system
}

/** Texts of the design system in the current language. */
export function useMessages(): Messages {
  return useDesignSystem().messages
}

/** The current language, for `Intl` formatters. */
export function useLanguage(): Language {
  return useDesignSystem().language
}

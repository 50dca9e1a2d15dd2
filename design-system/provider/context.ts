import { createContext, useContext, type ComponentPropsWithRef, type ComponentType } from 'react'
import type { Messages } from '#design-system/messages/en.ts'

/** Languages that the design system has texts of. */
export type Language = 'de' | 'en'

/**
 * Language of words, numbers and plurals: a BCP 47 tag such as `de-CH` or `ar-EG-u-nu-latn`. The
 * texts of any other {@link Language} are the application's.
 */
export type LanguageTag = Language | (string & {})

/** Renders links: `'a'`, or a component with the same props, such as a router's link. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>

/** What dialogs are rendered into: an element, or a shadow root. */
export type PortalContainer = Element | ShadowRoot

/** Context of the design system. */
export interface DesignSystem {
  /** Language of words, numbers and plurals. */
  language: LanguageTag
  /** The words of that language. */
  messages: Messages
  /** Writing direction. */
  dir: 'ltr' | 'rtl'
  /** Renders links. */
  linkComponent: LinkComponent
  /** What dialogs are rendered into. Undefined is the body. */
  container?: PortalContainer | undefined
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
export function useLanguage(): LanguageTag {
  return useDesignSystem().language
}

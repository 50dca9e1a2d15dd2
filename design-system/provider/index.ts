export {
  useDesignSystem,
  useLanguage,
  useMessages,
  type DesignSystem,
  type Language,
  type LanguageTag,
  type LinkComponent,
  type PortalContainer,
} from '#design-system/provider/context.ts'
export {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from '#design-system/provider/provider.tsx'
export { announce, type Politeness } from '#design-system/lib/announce.ts'
export type { Messages } from '#design-system/messages/en.ts'

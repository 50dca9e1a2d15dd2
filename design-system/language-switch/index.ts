export {
  LanguageSwitch,
  type LanguageSwitchProps,
} from '#design-system/language-switch/language-switch.tsx'

import { createLongText } from '#app/words/long-text.ts'

const text = createLongText('app/routes/legal/privacy', {
  en: async () => (await import('./privacy.en.tsx')).PrivacyEn,
  de: async () => (await import('./privacy.de.tsx')).PrivacyDe,
})

/** Loader of /privacy. */
export const privacyLoader = text.loader

/** Screen of /privacy (RTE-28). */
export function Privacy() {
  return text.useText()
}

import { createLongText } from '#app/lib/words/long-text.tsx'

/** Screen of /privacy (RTE-28). */
export const Privacy = createLongText({
  en: async () => (await import('./privacy.en.tsx')).PrivacyEn,
  de: async () => (await import('./privacy.de.tsx')).PrivacyDe,
})

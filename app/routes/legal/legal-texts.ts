import { createLongText } from '#app/words/long-text.ts'

/** Terms of use (RTE-27). */
export const termsText = createLongText('app/routes/legal/terms', {
  en: async () => (await import('./terms.en.tsx')).TermsEn,
  de: async () => (await import('./terms.de.tsx')).TermsDe,
})

/** Data privacy (RTE-28). */
export const privacyText = createLongText('app/routes/legal/privacy', {
  en: async () => (await import('./privacy.en.tsx')).PrivacyEn,
  de: async () => (await import('./privacy.de.tsx')).PrivacyDe,
})

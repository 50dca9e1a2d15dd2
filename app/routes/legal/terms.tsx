import { createLongText } from '#app/lib/words/long-text.tsx'

/** Screen of /terms (RTE-27, RTE-30 to RTE-33). */
export const Terms = createLongText({
  en: async () => (await import('./terms.en.tsx')).TermsEn,
  de: async () => (await import('./terms.de.tsx')).TermsDe,
})

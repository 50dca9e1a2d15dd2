import { createLongText } from '#app/words/long-text.ts'

const text = createLongText('app/routes/legal/terms', {
  en: async () => (await import('./terms.en.tsx')).TermsEn,
  de: async () => (await import('./terms.de.tsx')).TermsDe,
})

/** Loader of /terms. */
export const termsLoader = text.loader

/** Screen of /terms (RTE-27, RTE-30 to RTE-33). */
export function Terms() {
  return text.useText()
}

import { createLongText } from '#app/lib/words/long-text.tsx'
import { LegalPage } from './legal-page.tsx'

/** Screen of /terms. */
export const Terms = createLongText(LegalPage, {
  en: () => import('./terms.en.md'),
  de: () => import('./terms.de.md'),
})

import { createLongText } from '#app/lib/words/long-text.tsx'
import { LegalPage } from './legal-page.tsx'

/** Screen of /privacy. */
export const Privacy = createLongText(LegalPage, {
  en: () => import('./privacy.en.md'),
  de: () => import('./privacy.de.md'),
})

import { createLongText } from '#app/lib/words/long-text.tsx'
import { ScriptsPage } from './scripts-page.tsx'

/** Screen of /scripts: what programs of members can do, with examples. */
export const Scripts = createLongText(ScriptsPage, {
  en: () => import('./scripts.en.md'),
  de: () => import('./scripts.de.md'),
})

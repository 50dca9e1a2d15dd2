import { useSearchParams } from 'react-router-dom'
import { isLanguage } from '#contract/languages.ts'

/** Keeps the language that the address asks for, in a form for those without scripts. */
export function AskedLanguage() {
  const [search] = useSearchParams()
  const lang = search.get('lang')
  return isLanguage(lang) ? <input type="hidden" name="lang" value={lang} /> : null
}

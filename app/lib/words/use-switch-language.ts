import { useSearchParams } from 'react-router-dom'
import type { Language } from '#contract/languages.ts'
import { useChooseLanguage } from './language-provider.tsx'
import { rememberSwitch } from './unsaved-switch.ts'
import { useWords } from './words-provider.tsx'

/** Changes the language of the interface and removes a language from the address. */
export function useSwitchLanguage(): (chosen: Language) => void {
  const choose = useChooseLanguage()
  const [search, setSearch] = useSearchParams()
  const { language } = useWords()
  const switchTo = async (chosen: Language) => {
    const hasChanged = await choose(chosen, () => rememberSwitch(language))
    if (!hasChanged || !search.has('lang')) return
    const rest = new URLSearchParams(search)
    rest.delete('lang')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return (chosen) => void switchTo(chosen)
}

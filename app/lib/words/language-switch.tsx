import { useSearchParams } from 'react-router-dom'
import { LanguageSwitch as Switch } from '#design-system/language-switch/language-switch.tsx'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { useLanguageState } from './language-provider.tsx'
import { useSwitchLanguage } from './use-switch-language.ts'
import { useWords } from './words-provider.tsx'

/**
 * DE and EN, in header and footer. Each is a link to this page in that language, so it works
 * before hydration and without scripts; afterwards the words change without a navigation.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t, language } = useWords()
  const change = useSwitchLanguage()
  const isPending = useLanguageState() === 'pending'
  const [search] = useSearchParams()

  const addressIn = (chosen: Language) => {
    const other = new URLSearchParams(search)
    other.set('lang', chosen)
    return `?${other}`
  }

  return (
    <Switch
      label={t('shell.language.label')}
      languages={LANGUAGES}
      nameOf={(code) => t(`shell.language.${code}`)}
      hrefOf={addressIn}
      value={language}
      onChoose={change}
      aria-busy={isPending || undefined}
      className={className}
    />
  )
}

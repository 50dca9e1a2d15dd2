import { useEffect } from 'react'
import { CookChoice, CookSetting } from '#design-system/kitchen/index.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { useLanguageState } from '#app/lib/words/language-provider.tsx'
import { useSwitchLanguage } from '#app/lib/words/use-switch-language.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES } from '#contract/languages.ts'

/** German or English. A line says that the other one loads, or is not there. */
export function LanguageSetting() {
  const { t, language } = useWords()
  const { settings } = useMessages().cook
  const switchLanguage = useSwitchLanguage()
  const state = useLanguageState()
  // Here, because a toast lies below the sheet of the settings.
  const line = state === 'shown' ? undefined : t(`shell.language.${state}`)
  useEffect(() => announce(line ?? ''), [line])
  return (
    <CookSetting label={settings.language} hint={line}>
      <CookChoice
        label={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
        value={language}
        onValueChange={switchLanguage}
      />
    </CookSetting>
  )
}

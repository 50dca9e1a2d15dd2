import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useSwitchLanguage } from '#app/lib/words/use-switch-language.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES, langIdOf, languageOf } from '#contract/languages.ts'
import { SaveBar } from './save-bar.tsx'
import type { SettingsProps } from './settings-props.ts'
import { useChoice } from './use-choice.ts'

/** German or English, for the account and the interface at once. */
export function ChooseLanguage({ member }: SettingsProps) {
  const { t } = useWords()
  const switchTo = useSwitchLanguage()
  const { value, choose, isPending, notice, onSubmit } = useChoice({
    field: 'Language',
    saved: member.Language,
    text: (t) => t('settings.saved.language'),
    onSaved: (chosen) => switchTo(languageOf(chosen)),
  })
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-5">
      <RadioGroup
        label={t('settings.language.label')}
        hint={t('settings.language.hint')}
        options={LANGUAGES.map((language) => ({
          value: langIdOf(language),
          label: t(`settings.language.${language}`),
        }))}
        value={value}
        onValueChange={choose}
      />
      <SaveBar label={t('settings.save')} pending={isPending} notice={notice} />
    </form>
  )
}

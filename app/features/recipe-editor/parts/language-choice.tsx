import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { type Language, LANGUAGES } from '#contract/languages.ts'

/** Props of {@link LanguageChoice}. */
export interface LanguageChoiceProps {
  /** Accessible name. */
  label: string
  value: Language
  onValueChange: (language: Language) => void
}

/** A switch for the language that the member writes in. */
export function LanguageChoice({ label, value, onValueChange }: LanguageChoiceProps) {
  return (
    <RadioGroup<Language>
      variant="segments"
      label={label}
      labelHidden
      value={value}
      onValueChange={onValueChange}
      options={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
      className="wr-language"
    />
  )
}

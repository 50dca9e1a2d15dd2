import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import type { Language } from '#contract/languages.ts'

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
      options={[
        { value: 'de', label: 'DE' },
        { value: 'en', label: 'EN' },
      ]}
      className="wr-language"
    />
  )
}

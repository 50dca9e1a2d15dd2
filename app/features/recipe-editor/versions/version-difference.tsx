import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Language } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { type Difference, differencesOf } from './differences.ts'

/** Props of {@link VersionDifference}. */
export interface VersionDifferenceProps {
  before: Draft
  /** The recipe of now. */
  after: Draft
  /** The language of fields that both have. */
  language: Language
  /** What the earlier version is called. */
  when: string
}

/** An earlier version beside the one of now, field by field. */
export function VersionDifference({ before, after, language, when }: VersionDifferenceProps) {
  const { t } = useWords()
  const differences = differencesOf(before, after, language)
  const labelOf = ({ label, number, language: own }: Difference) => {
    const field = label === 'versions.fields.step' ? t(label, { number }) : t(label)
    const name = t(`recipeEditor.languages.${own}`)
    return own === language ? field : t('versions.in', { field, language: name })
  }
  if (differences.length === 0) return <p>{t('versions.same')}</p>
  return (
    <TextDifference
      beforeLabel={when}
      afterLabel={t('versions.now')}
      changes={differences.map((difference) => ({
        key: difference.key,
        label: labelOf(difference),
        before: difference.before,
        after: difference.after,
      }))}
    />
  )
}

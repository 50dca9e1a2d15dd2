import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnVersion } from '#contract/own/versions.ts'
import { useWriting } from '../context.ts'
import { differencesOf, type Difference } from './differences.ts'

/** Props of {@link VersionDifference}. */
export interface VersionDifferenceProps {
  version: OwnVersion
  /** When it was written. */
  when: string
}

/** An earlier version beside the one of now, field by field. */
export function VersionDifference({ version, when }: VersionDifferenceProps) {
  const { t } = useWords()
  const { draft, language } = useWriting()
  const differences = differencesOf(version.Draft, draft, language)
  const labelOf = ({ label, number, language: own }: Difference) => {
    const field = label === 'versions.fields.step' ? t(label, { number }) : t(label)
    const name = t(`write.languages.${own}`)
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

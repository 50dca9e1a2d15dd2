import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { languageOf } from '#contract/languages.ts'

/** What was different, step by step, and the note. */
export function LogChanges({ entry: { Changes, Note, LangId } }: { entry: CookingLogEntry }) {
  const { t } = useWords()
  if (Changes.length === 0 && Note === '') return null
  const lang = languageOf(LangId)
  return (
    <dl className="log-changes">
      {Changes.map(({ Step, Text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- never reordered while it is shown
        <div key={index}>
          <dt>{t('cookingLog.step', { number: Step })}</dt>
          <dd lang={lang} dir="auto">
            {Text}
          </dd>
        </div>
      ))}
      {Note !== '' && (
        <div>
          <dt>{t('cookingLog.entry.note')}</dt>
          <dd lang={lang} dir="auto">
            {Note}
          </dd>
        </div>
      )}
    </dl>
  )
}

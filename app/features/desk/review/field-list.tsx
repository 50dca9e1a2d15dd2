import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ChevronDown, ChevronUp } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { fieldPaths } from '#cooking/writing/draft-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { FieldRow } from './field-row.tsx'
import { differingPaths, isIn, reviewField, type Versions } from './review-fields.ts'
import type { Remarks } from './use-remarks.ts'

/** Props of {@link FieldList}. */
export interface FieldListProps {
  submission: DeskSubmission
  versions: Versions
  /** Language of the texts. */
  language: Language
  remarks: Remarks
  mayRemark: boolean
}

/** The fields that differ from what was published, or all of a first version, with the remarks about them. */
export function FieldList({ submission, versions, language, remarks, mayRemark }: FieldListProps) {
  const { t, formatNumber } = useWords()
  const [isWhole, setWhole] = useState(false)
  const { Live, Submission, Card, Pictures } = submission
  const words = { t, formatNumber, language }
  const differing = differingPaths(versions)
  // A remark at a field that stayed the same is shown, whatever is folded.
  const same = fieldPaths(versions.after).filter((path) => !differing.includes(path))
  const shownSame = same.filter((path) => isWhole || remarks.textOf(path) !== '')
  const all = [...fieldPaths(versions.after), ...differing]
  const paths = [...new Set(shownSame.length === 0 ? differing : all)].filter(
    (path) => isIn(path, language) && (differing.includes(path) || shownSame.includes(path)),
  )
  const count = differing.filter((path) => isIn(path, language)).length
  const rest = same.filter((path) => isIn(path, language)).length
  const names = {
    before: Live ? t('desk.review.one.until', { number: Live.Number }) : undefined,
    after: Live ? t('desk.review.one.now', { number: Submission.Number }) : '',
  }
  return (
    <>
      <ul className="review-fields" data-first={Live === null || undefined}>
        <li className="review-head">
          <h2>
            {Live ? t('desk.review.one.differ', { count }) : t('desk.review.one.fields', { count })}
          </h2>
          {names.before !== undefined && (
            <>
              <p aria-hidden="true">{names.before}</p>
              <p aria-hidden="true">{names.after}</p>
            </>
          )}
        </li>
        {paths.map((path) => (
          <FieldRow
            key={path}
            field={reviewField(versions, path, words)}
            names={names}
            pictures={Pictures}
            remarks={remarks}
            author={Card.Author.Name}
            mayRemark={mayRemark}
          />
        ))}
      </ul>
      {Live !== null && differing.length === 0 && isFilmSame(submission) && (
        <p className="mt-4 text-ink-soft">{t('desk.review.one.same')}</p>
      )}
      {Live !== null && rest > 0 && (
        <Button
          variant="bare"
          icon={isWhole ? ChevronUp : ChevronDown}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('desk.review.one.fewer') : t('desk.review.one.all', { count: rest })}
        </Button>
      )}
    </>
  )
}

/** Whether the film and its words are those that are published, or neither has one. */
function isFilmSame({ FilmChanges }: DeskSubmission): boolean {
  if (!FilmChanges) return true
  const { IsOtherFilm, Steps, Captions } = FilmChanges
  return !IsOtherFilm && Steps.length === 0 && Captions.length === 0
}

import type { RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { MONTH_SENTENCE_MAX, type DeskMonth } from '#contract/cookbooks/month.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { BannerPreview } from './banner-preview.tsx'
import { isOwn } from './month-state.ts'
import { monthName } from './month-text.ts'
import type { Sentences, TypedSentences } from './sentences.ts'
import { useMonthDecisions } from './use-months.ts'

/** Props of {@link MonthPreview}. */
export interface MonthPreviewProps {
  month: DeskMonth
  typed: TypedSentences | undefined
  onType: (typed: TypedSentences | undefined) => void
  /** Receives the focus when a month is shown. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The banner of a month, and what it says about the cookbook that the desk has chosen. */
export function MonthPreview({ month, typed, onType, heading }: MonthPreviewProps) {
  const { t, language } = useWords()
  const { Month, Chosen } = month
  const name = { month: monthName(Month, language) }
  const sentences = typed?.sentences ?? Chosen?.Sentence ?? {}
  const isWritten = Chosen !== null && Chosen.Withdrawn === null && !isOwn(month)
  return (
    <section aria-labelledby="desk-month" className="month-preview">
      <h2 ref={heading} id="desk-month" tabIndex={-1} className="text-heading outline-none">
        {t('desk.months.seen', name)}
      </h2>
      <BannerPreview month={Month} sentences={sentences} />
      <p className="desk-small">{t('desk.months.line')}</p>
      {isWritten && (
        <SentenceForm month={month} chosen={Chosen} sentences={sentences} {...{ typed, onType }} />
      )}
    </section>
  )
}

interface SentenceFormProps extends Pick<MonthPreviewProps, 'month' | 'typed' | 'onType'> {
  chosen: NonNullable<DeskMonth['Chosen']>
  sentences: Sentences
}

function SentenceForm({ month, chosen, sentences, typed, onType }: SentenceFormProps) {
  const { t, language, formatNumber } = useWords()
  const { choose, clear } = useMonthDecisions(month.Month)
  const { isPending, change } = useChange()
  const name = { month: monthName(month.Month, language) }
  const save = async () => {
    const Sentence = Object.fromEntries(
      LANGUAGES.map((one) => [one, oneLine(sentences[one] ?? '')]).filter(([, text]) => text),
    )
    const fields = { CookbookId: chosen.Id, Sentence, Instead: chosen.Id }
    if (!(await change(t('desk.months.notSaved', name), () => choose(fields)))) return
    onType(undefined)
    toast({ title: t('desk.months.saved', name) })
  }
  const leaveOpen = async () => {
    if (!(await change(t('desk.months.notCleared', name), clear))) return
    onType(undefined)
    toast({ title: t('desk.months.cleared', name) })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="month-sentences">
        {LANGUAGES.toReversed().map((one) => (
          <TextArea
            key={one}
            lang={one}
            rows={2}
            label={t(`desk.months.sentence.${one}`, name)}
            labelEnd={
              <span className="desk-small">
                {t('desk.months.typed', {
                  typed: formatNumber((sentences[one] ?? '').length),
                  most: formatNumber(MONTH_SENTENCE_MAX),
                })}
              </span>
            }
            maxLength={MONTH_SENTENCE_MAX}
            value={sentences[one] ?? ''}
            onChange={({ target }) =>
              onType({ about: chosen.Id, sentences: { ...sentences, [one]: target.value } })
            }
          />
        ))}
      </div>
      <p className="desk-small">{t('desk.months.sentenceHint')}</p>
      <p role="status" className="month-other">
        {typed &&
          typed.about !== chosen.Id &&
          t('desk.months.other', { name: chosen.Name, ...name })}
      </p>
      <div className="month-end">
        <Button type="submit" variant="primary" pending={isPending}>
          {t('desk.months.save')}
        </Button>
        <Button onClick={() => void leaveOpen()}>{t('desk.months.clear', name)}</Button>
      </div>
    </form>
  )
}

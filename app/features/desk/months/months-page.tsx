import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskMonth } from '#contract/cookbooks/month.ts'
import { ChooseSheet } from './choose-sheet.tsx'
import { MonthPreview } from './month-preview.tsx'
import { MonthRow } from './month-row.tsx'
import type { TypedSentences } from './sentences.ts'
import { useMonths } from './use-months.ts'
import '../desk.css'
import './months.css'

/** Months that stand there at first. */
const SHOWN = 5

/** The month that the preview shows by itself: the next one that has a banner. */
const nextOf = (months: readonly DeskMonth[]) =>
  months.find(({ Banner }, index) => index > 0 && Banner !== null)?.Month

/** The cookbook of each month: what is chosen, what has to be done about it, and how it will look. */
export function DeskMonths() {
  const { t, language } = useWords()
  const { months, error, retry } = useMonths(language)
  const region = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasAll, setAll] = useState(false)
  const [choosing, setChoosing] = useState<string>()
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState<Record<string, TypedSentences | undefined>>({})
  const shown = picked ?? nextOf(months ?? [])
  const of = (month: string | undefined) => months?.find(({ Month }) => Month === month)
  const [previewed, chosen] = [of(shown), of(choosing)]
  const later = (months?.length ?? 0) - SHOWN
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <h1 className="text-title">{t('desk.months.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('desk.months.text')}</p>
      {error !== undefined && (
        <LoadFailed title={t('desk.months.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!months && error === undefined && (
        <SkeletonRegion>
          <div className="grid gap-4 pt-5">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        </SkeletonRegion>
      )}
      {months && (
        <ul className="month-list">
          {months.slice(0, hasAll ? undefined : SHOWN).map((month, index) => (
            <MonthRow
              key={month.Month}
              month={month}
              index={index}
              isShown={month.Month === shown}
              onChoose={() => setChoosing(month.Month)}
              onShow={() => {
                setPicked(month.Month)
                heading.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {later > 0 && !hasAll && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {t('desk.months.later', { count: later })}
        </Button>
      )}
      {previewed?.Banner && (
        <MonthPreview
          month={previewed}
          typed={typed[previewed.Month]}
          onType={(texts) => setTyped((all) => ({ ...all, [previewed.Month]: texts }))}
          heading={heading}
        />
      )}
      {chosen && (
        <ChooseSheet
          month={chosen}
          onClose={() => setChoosing(undefined)}
          onChosen={() => {
            setPicked(chosen.Month)
            setChoosing(undefined)
          }}
          returnFocus={region}
        />
      )}
    </div>
  )
}

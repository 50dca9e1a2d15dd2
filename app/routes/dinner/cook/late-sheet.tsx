import { useState } from 'react'
import { CookButton } from '#design-system/kitchen/index.ts'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { useDinnerJob } from '#app/features/dinner/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Cooking } from './cooking.ts'
import { Moves } from './moves.tsx'
import { SheetHead } from './sheet-head.tsx'

const MINUTES = [5, 10, 20] as const

/** Props of {@link LateSheet} and the other sheets of a dinner. */
export interface DinnerSheetProps {
  cooking: Cooking
  onClose: () => void
}

/** How late the cook is: the new time first, then what moves. Nothing moves before the press. */
export function LateSheet({ cooking, onClose }: DinnerSheetProps) {
  const { t } = useWords()
  const { followed, cook, clock } = cooking
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>(10)
  const { kept, dinner, now } = followed
  const { output: answer } = useDinnerJob('look', {
    kept,
    dishes: dinner.Dishes,
    question: { kind: 'late', cook, minutes },
    now,
  })
  const press = (isShorter: boolean) => {
    followed.press({ kind: 'late', cook, minutes, isShorter })
    onClose()
  }
  return (
    <CookSheet open aria-label={t('dinner.late.title')} onOpenChange={onClose}>
      <SheetHead title={t('dinner.late.title')} onClose={onClose} />
      <div className="cook-sheet-body">
        <div role="group" aria-label={t('dinner.late.title')} className="dinner-late">
          {MINUTES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === minutes}
              onClick={() => setMinutes(one)}
            >
              {one === minutes ? t('dinner.late.minutes', { count: one }) : one}
            </button>
          ))}
        </div>
        <p role="status" className="dinner-sheet-lead">
          {answer && (
            <>
              <b>{t('dinner.late.onTable', { time: clock.at(answer.table) })}</b>{' '}
              {(answer.spared ?? 0) > 0
                ? t('dinner.late.spared', { count: minutes, spared: answer.spared ?? 0 })
                : t('dinner.late.noneSpared')}
            </>
          )}
        </p>
        {answer && <Moves cooking={cooking} answer={answer} />}
      </div>
      <div className="dinner-sheet-foot">
        <button
          type="button"
          data-begin=""
          className="dinner-flame"
          disabled={!answer}
          onClick={() => press(false)}
        >
          {t('dinner.late.eatAt', { time: answer ? clock.at(answer.table) : '…' })}
        </button>
        {answer?.shorter && (
          <CookButton variant="line" onClick={() => press(true)}>
            {t('dinner.late.shorter', {
              count: answer.shorter.minutes,
              time: clock.at(answer.shorter.change.table),
            })}
          </CookButton>
        )}
        <CookButton variant="line" onClick={onClose}>
          {t('dinner.late.asItWas')}
        </CookButton>
      </div>
    </CookSheet>
  )
}

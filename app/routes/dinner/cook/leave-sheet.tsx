import { useState } from 'react'
import { CookButton } from '#design-system/kitchen/index.ts'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { useDinnerJob, type Question } from '#app/features/dinner/index.ts'
import { useKitchen, type KitchenSession } from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { truncate } from '#contract/text/truncate.ts'
import { stateOf } from '#cooking/dinner/evening/evening.ts'
import { nameOf, stepOf } from './cooking.ts'
import type { DinnerSheetProps } from './late-sheet.tsx'
import { Moves } from './moves.tsx'
import { SheetHead } from './sheet-head.tsx'

/** What a step is about, in the heading of a sheet. */
const TITLE = { limit: 60, keep: 56, tail: ' …' }

/** Props of {@link LeaveSheet}. */
export interface LeaveSheetProps extends DinnerSheetProps {
  /** A dish, or the step that is in hands. */
  what: 'dish' | 'step'
  sessions: readonly (KitchenSession | undefined)[]
}

/** Leaves a dish or a step out: what that moves is said before it does. */
export function LeaveSheet({ cooking, what, sessions, onClose }: LeaveSheetProps) {
  const { t } = useWords()
  const { act } = useKitchen()
  const { followed, evening, clock, present, next } = cooking
  const { kept, dinner, now } = followed
  const dishes = [...dinner.Dishes.keys()].filter((dish) => !evening.leftOut.includes(dish))
  const here = present ?? next
  const [chosen, setChosen] = useState(here?.dish ?? dishes[0] ?? 0)
  const question: Question | undefined =
    what === 'dish'
      ? { kind: 'leftOut', dish: chosen }
      : here && { kind: 'skipped', dish: here.dish, step: here.step }
  const { output: answer } = useDinnerJob(
    'look',
    question && { kept, dishes: dinner.Dishes, question, now },
  )
  const name = nameOf(dinner, chosen)
  const left = evening.steps.filter(
    (one) => one.dish === chosen && stateOf(evening, one) !== 'past',
  ).length
  const title =
    what === 'dish'
      ? t('dinner.leave.title', { name })
      : t('dinner.leave.skipTitle', {
          title: here ? truncate(stepOf(cooking, here).title, TITLE) : '',
        })
  const earlier = answer ? answer.tableBefore - answer.table : 0
  const confirm = () => {
    if (question?.kind === 'leftOut' || question?.kind === 'skipped') {
      followed.press(question)
      // Its timers end with it.
      const session = sessions[question.dish]
      const number = here && stepOf(cooking, here).number
      for (const { id, step, endedAt } of session?.timers ?? [])
        if (endedAt === null && (what === 'dish' || step === number))
          act(session!.id, { kind: 'stopTimer', timer: id })
    }
    onClose()
  }
  return (
    <CookSheet open aria-label={title} onOpenChange={onClose}>
      <SheetHead title={title} onClose={onClose} />
      <div className="cook-sheet-body">
        {what === 'dish' && dishes.length > 1 && (
          <div role="group" aria-label={t('dinner.leave.which')} className="dinner-late">
            {dishes.map((dish) => (
              <button
                key={dish}
                type="button"
                aria-pressed={dish === chosen}
                onClick={() => setChosen(dish)}
              >
                {nameOf(dinner, dish)}
              </button>
            ))}
          </div>
        )}
        <p role="status" className="dinner-sheet-lead">
          {answer && Number.isFinite(answer.table) && (
            <>
              <b>{t('dinner.late.onTable', { time: clock.at(answer.table) })}</b>{' '}
              {earlier > 0 && t('dinner.leave.earlier', { count: earlier })}
            </>
          )}
        </p>
        {what === 'dish' && (
          <p className="dinner-sheet-note">
            {t('dinner.leave.left', { count: left, name })}
            <small>{t('dinner.leave.stays')}</small>
          </p>
        )}
        {answer && <Moves cooking={cooking} answer={answer} />}
      </div>
      <div className="dinner-sheet-foot">
        <button
          type="button"
          data-begin=""
          className="dinner-flame"
          disabled={!answer}
          onClick={confirm}
        >
          {t(what === 'dish' ? 'dinner.leave.confirm' : 'dinner.leave.skipConfirm')}
        </button>
        <CookButton variant="line" onClick={onClose}>
          {t('dinner.leave.keep')}
        </CookButton>
      </div>
    </CookSheet>
  )
}

import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { factsOf } from '#cooking/dinner/shown/facts.ts'
import { momentOf } from '#cooking/dinner/shown/reminder.ts'
import { RingButton } from '../ring-button.tsx'
import { useClock } from '../use-clock.ts'
import type { DinnerPlanState } from '../use-dinner-plan.ts'
import type { Planned, PlanInput } from '../worker/jobs.ts'

/** Props of {@link ChooseFoot}. */
export interface ChooseFootProps {
  /** Undefined while a dish loads, and without one. */
  input: PlanInput | undefined
  plan: DinnerPlanState<Planned>
  /** Of the first dish. */
  name: string
  now: number
  isKeeping: boolean
  onPlan: (kept: KeptDinner) => void
  /** Shows what is possible instead. */
  onAsk: () => void
}

/** The foot of the choice: when the cook begins, and the way to the plan. */
export function ChooseFoot({ input, plan, name, now, isKeeping, onPlan, onAsk }: ChooseFootProps) {
  const { t } = useWords()
  const clock = useClock(input?.table ?? 0)
  const { output, isPending } = plan
  const kept = output?.kept
  const evening = input && kept ? eveningOf(kept, thawedDishes(input.dishes)) : undefined
  const facts =
    evening &&
    factsOf({ steps: evening.steps, begin: evening.steps[0]?.start ?? 0 }, evening.dishes)
  const isAlone = input?.dishes.length === 1
  const isImpossible = output?.notPossible !== undefined
  const hands = facts?.cooks.reduce((sum, one) => sum + one.hands, 0) ?? 0
  return (
    <div className="dinner-out">
      <p role="status">
        {input && isPending && !output && t('dinner.choose.working')}
        {isImpossible && (
          <>
            <b>{t('dinner.choose.impossible')}</b> {t('dinner.choose.impossibleText')}
          </>
        )}
        {facts && !isImpossible && (
          <>
            <b>
              {t(isAlone ? 'dinner.choose.oneDish' : 'dinner.choose.begin', {
                time: clock.at(facts.begin),
              })}
            </b>{' '}
            {isAlone
              ? t('dinner.choose.oneDishText')
              : t('dinner.choose.length', { length: facts.length, hands })}
          </>
        )}
      </p>
      {isImpossible ? (
        <Button variant="primary" size="l" disabled={isPending} onClick={onAsk}>
          {t('dinner.choose.seeWays')}
        </Button>
      ) : (
        <div className="dinner-acts">
          {isAlone && facts && input && kept && (
            <RingButton
              at={momentOf(new Date(input.table), facts.first.at).getTime()}
              now={now}
              dish={{
                RecipeId: input.dishes[0]!.RecipeId,
                Name: name,
                stepCount: input.dishes[0]!.Steps.length,
              }}
              dinner={kept}
            />
          )}
          <Button
            variant="primary"
            size="l"
            pending={isKeeping}
            disabled={!kept || isPending}
            onClick={() => {
              if (kept) onPlan(kept)
            }}
          >
            {t('dinner.choose.seePlan')}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useEffect } from 'react'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import { useScene, type Scene } from '#app/routes/kitchen/use-scene.ts'
import type { PlannedStep } from '#cooking/dinner/dinner.ts'
import { nameOf, stepOf, type Cooking } from './cooking.ts'

/** What a view of a dinner shows. */
export interface ShownStep {
  readonly step: Pick<PlannedStep, 'dish' | 'step'>
  /** Whether it is in the hands of the cook; otherwise it is looked at. */
  readonly isPresent: boolean
}

const nothing = () => undefined

/**
 * The kitchen of the dish that is shown, in which Next leads across the dishes. A recipe without minutes at its steps
 * is one step of the dinner, in which Next goes through its own.
 */
export function useDinnerScene(
  cooking: Cooking,
  { step: shown, isPresent }: ShownStep,
  session: KitchenSession,
): Scene {
  const { recipes, followed, next, goOn, look } = cooking
  const dish = recipes[shown.dish]!
  const base = useScene(session, dish.recipe, dish.steps, nothing)
  const { number } = stepOf(cooking, shown)
  const isWhole = followed.dinner.Dishes[shown.dish]?.Steps[shown.step]?.Of === null
  const wanted = isWhole ? Math.max(session.step, 1) : number
  const isAway = isPresent && session.step !== wanted
  const isFilmed = base.films.includes(wanted)
  const { act, setPlaying } = base
  useEffect(() => {
    if (!isAway) return
    act({ kind: 'goTo', step: wanted, moment: isFilmed ? 'watch' : 'do' })
    setPlaying(isFilmed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each step
  }, [isAway, wanted, session.id])
  const isWatching = isPresent && session.moment === 'watch' && !isAway
  const at = isPresent ? wanted : number
  const hasMore = isWhole && isPresent && session.step < session.stepCount
  const after = next && stepOf(cooking, next)
  return {
    ...base,
    session: { ...session, step: at, moment: isWatching ? 'watch' : 'do' },
    current: base.steps.find((one) => one.number === at),
    next: hasMore
      ? base.steps.find((one) => one.number === at + 1)
      : after && {
          ...base.steps[0]!,
          number: after.number,
          title: `${nameOf(followed.dinner, next.dish)}: ${after.title}`,
          isFilmed: false,
        },
    goOn: () => {
      if (isWatching) {
        setPlaying(false)
        act({ kind: 'goTo', step: wanted, moment: 'do' })
      } else if (hasMore) {
        act({ kind: 'goTo', step: session.step + 1, moment: 'do' })
      } else goOn()
    },
    goBack: () => {
      if (isWhole && isPresent && session.step > 1)
        act({ kind: 'goTo', step: session.step - 1, moment: 'do' })
      else look(shown.dish)
    },
    choose: nothing,
  }
}

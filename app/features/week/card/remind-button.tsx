import { Button } from '#design-system/button/button.tsx'
import { Bell } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import {
  openSession,
  openTimers,
  TIMERS_MAX,
  useKitchen,
  useLiveSessions,
} from '#app/features/kitchen/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { TIMER_NAME_MAX } from '#contract/kitchen/limits.ts'

/** Props of {@link RemindButton}. */
export interface RemindButtonProps {
  recipeId: Id
  /** Of the recipe. */
  name: string
  persons: number
  /** What is to be done. */
  text: string
  /** When it rings, epoch milliseconds. */
  at: number
}

/** Rings tonight for something that has to be done ahead, as the bell of the kitchen does. */
export function RemindButton({ recipeId, name, persons, text, at }: RemindButtonProps) {
  const { t, langId, language } = useWords()
  const { open, startTimer } = useKitchen()
  const sessions = useLiveSessions()
  const { data: recipe } = useKey(keys.recipe(recipeId, langId))
  const timerName = Array.from(text).slice(0, TIMER_NAME_MAX).join('')
  const isSet = openTimers(sessions).some(
    ({ timer }) => timer.name === timerName && timer.endsAt !== null,
  )
  const remind = () => {
    const total = Math.round((at - Date.now()) / 1000)
    if (!recipe || total <= 0) return
    open({ recipeId, recipeName: name, stepCount: recipe.StepCount }, persons)
    const session = openSession(recipeId)
    if (!session) return
    const refusal = startTimer(session.id, {
      step: 0,
      time: null,
      name: timerName,
      first: null,
      total,
    })
    if (refusal) toast({ title: t('kitchen.tooManyTimers', { count: TIMERS_MAX }) })
  }
  return (
    <Button icon={Bell} disabled={!recipe} aria-disabled={isSet} onClick={() => !isSet && remind()}>
      {t(isSet ? 'week.ahead.reminds' : 'week.ahead.remind', {
        time: writeTime(new Date(at), language),
      })}
    </Button>
  )
}

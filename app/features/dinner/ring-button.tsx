import { Bell } from '#design-system/icon/lucide.ts'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import {
  openSession,
  openTimers,
  TIMERS_MAX,
  useKitchen,
  useLiveSessions,
} from '#app/features/kitchen/index.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { TIMER_NAME_MAX, TIMER_SECONDS_MAX } from '#contract/kitchen/limits.ts'
import { dinnerTitle } from './dinner-title.ts'

/** Props of {@link RingButton}. */
export interface RingButtonProps {
  /** When it rings, epoch milliseconds. */
  at: number
  now: number
  /** The dish that begins. */
  dish: { readonly RecipeId: Id; readonly Name: string; readonly stepCount: number }
  dinner: Pick<KeptDinner, 'Table' | 'People'>
  /** For what is done ahead: its name, and when that is. */
  ahead?: { readonly name: string; readonly when: 'evening' | 'morning' }
}

/** Rings for the first thing of a dinner, or for what is done ahead of it, as the bell of the kitchen does. */
export function RingButton({ at, now, dish, dinner, ahead }: RingButtonProps) {
  const { t, language } = useWords()
  const { open, startTimer } = useKitchen()
  const sessions = useLiveSessions()
  const time = writeTime(new Date(at), language)
  const name = Array.from(ahead?.name ?? dinnerTitle(t, dinner.Table, language))
    .slice(0, TIMER_NAME_MAX)
    .join('')
  const isSet = openTimers(sessions).some(
    ({ timer }) =>
      timer.name === name && timer.endsAt !== null && Math.abs(timer.endsAt - at) < MINUTE_MS,
  )
  const seconds = Math.round((at - now) / 1000)
  if (seconds <= 0 || seconds > TIMER_SECONDS_MAX) return null
  const ring = () => {
    const { RecipeId: recipeId, Name: recipeName, stepCount } = dish
    open({ recipeId, recipeName, stepCount }, dinner.People)
    const session = openSession(recipeId)
    if (!session) return
    const timer = { step: 0, time: null, name, first: null, total: seconds }
    const refusal = startTimer(session.id, timer)
    if (refusal) toast({ title: t('kitchen.tooManyTimers', { count: TIMERS_MAX }) })
  }
  const label = ahead
    ? t(`dinner.plan.${isSet ? 'aheadRings' : 'aheadRing'}.${ahead.when}`, { time })
    : t(isSet ? 'dinner.plan.ringSet' : 'dinner.plan.ring', { time })
  return (
    <Button
      size={ahead ? 'm' : 'l'}
      icon={Bell}
      aria-disabled={isSet}
      onClick={() => !isSet && ring()}
    >
      {label}
    </Button>
  )
}

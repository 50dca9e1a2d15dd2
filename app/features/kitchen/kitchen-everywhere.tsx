import { KitchenBar, type KitchenBarProps } from '#design-system/cook-mode/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import { kitchenNow } from './clock.ts'
import { openTimers } from './kitchen.ts'
import { ringingTimers, type Ringing } from './ringing.ts'
import { isStale, type KitchenSession } from './session.ts'
import { leftToBell, timerPhase } from './timers.ts'
import { useBell } from './use-bell.ts'
import { useFollowAccount } from './use-follow-account.ts'
import { useKitchen, useNow, useSessions } from './use-kitchen.ts'
import '#design-system/cook-mode/kitchen-bar.css'

/** Timers that the bar names. */
const BAR_TIMERS = 2

/** Props of {@link KitchenEverywhere}. */
export interface KitchenEverywhereProps {
  /** Whether the page shows the bar: the kitchen itself does not. */
  hasBar: boolean
}

const isLook = ({ timer }: Ringing) => timerPhase(timer, kitchenNow()) === 'look'

/** The bell of all timers, and the bar that leads back to what is being cooked. */
export function KitchenEverywhere({ hasBar }: KitchenEverywhereProps) {
  const { t } = useWords()
  useFollowAccount()
  useBell({
    title: (ringing) =>
      t(isLook(ringing) ? 'kitchen.looks' : 'kitchen.rings', { name: ringing.timer.name }),
    announcement: (ringing) =>
      t(isLook(ringing) ? 'kitchen.looks' : 'kitchen.rings', { name: ringing.timer.name }),
  })
  return hasBar && <Bar />
}

/** Whether a cook has begun: opening a recipe's kitchen alone does not count. */
function hasBegun({ step, timers, ticks }: KitchenSession): boolean {
  return step > 0 || timers.length > 0 || ticks.length > 0
}

/** The session that was used last is shown. */
function Bar() {
  const { t } = useWords()
  const now = useNow()
  const sessions = useSessions().filter((one) => hasBegun(one) && !isStale(one, now))
  const [session] = sessions.toSorted((a, b) => b.actedAt - a.actedAt)
  const ringing = useRinging(ringingTimers(sessions, now)[0])
  if (!session) return null
  const timers = openTimers(sessions)
    .filter(({ timer }) => timer.endsAt !== null && leftToBell(timer, now) > 0)
    .toSorted((a, b) => leftToBell(a.timer, now) - leftToBell(b.timer, now))
  return (
    <KitchenBar
      href={pathOf('cook', session.recipeId)}
      place={t('kitchen.barPlace', { step: session.step, total: session.stepCount })}
      recipe={session.recipeName}
      mark={sessions.length > 1 ? session.mark : undefined}
      timers={timers.slice(0, BAR_TIMERS).map(({ session: own, timer }) => ({
        id: timer.id,
        name: timer.name,
        picture: { src: null, action: 'simmer' },
        left: Math.ceil(leftToBell(timer, now) / 1000),
        href: pathOf('cook', own.recipeId),
      }))}
      ringing={ringing}
    />
  )
}

/** What the bar shows of a timer that rings. */
function useRinging(ringing: Ringing | undefined): KitchenBarProps['ringing'] {
  const { act } = useKitchen()
  const now = useNow()
  if (!ringing) return undefined
  const { session, timer } = ringing
  return {
    name: timer.name,
    picture: { src: null, action: 'simmer' },
    href: pathOf('cook', session.recipeId),
    bell: timerPhase(timer, now) === 'look' ? 'look' : 'rings',
    onStop: () => act(session.id, { kind: 'stopTimer', timer: timer.id }),
    onAdd: (minutes) => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes }),
  }
}

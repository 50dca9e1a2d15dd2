import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { KitchenBar, type KitchenBarProps } from '#design-system/cook-mode/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import { LateBell } from './bell/late-bell.tsx'
import { kitchenNow } from './clock.ts'
import type { SessionTimer } from './kitchen.ts'
import { linkServings } from './link-servings.ts'
import { ResumeBand } from './resume.tsx'
import { ringingTimers, type Ringing } from './ringing.ts'
import type { KitchenSession } from './session.ts'
import { leftToBell, timerPhase } from './timers.ts'
import { useBell } from './use-bell.ts'
import { useFollowAccount } from './use-follow-account.ts'
import { useKitchen, useNow } from './use-kitchen.ts'
import { useBegunSessions, useNextTimers } from './use-shown-session.ts'
import { useStepPicture } from './use-step-picture.ts'
import '#design-system/cook-mode/kitchen-bar.css'

/** Props of {@link KitchenEverywhere}. */
export interface KitchenEverywhereProps {
  /** Whether the page shows the bar: the kitchen itself does not. */
  hasBar: boolean
}

const isLook = ({ timer }: Ringing) => timerPhase(timer, kitchenNow()) === 'look'

/** The bell of all timers, and what leads back to the kitchen: a band on the first page, else a bar. */
export function KitchenEverywhere({ hasBar }: KitchenEverywhereProps) {
  const { t } = useWords()
  useFollowAccount()
  useEffect(linkServings, [])
  useBell({
    title: (ringing) =>
      t(isLook(ringing) ? 'kitchen.looks' : 'kitchen.rings', { name: ringing.timer.name }),
    announcement: (ringing) =>
      t(isLook(ringing) ? 'kitchen.looks' : 'kitchen.rings', { name: ringing.timer.name }),
  })
  return (
    <>
      <LateBell />
      {hasBar && <WayBack />}
    </>
  )
}

/** A timer that rings takes the bar on every page. The recipe itself has the way back among its actions. */
function WayBack() {
  const now = useNow()
  const { pathname } = useLocation()
  const sessions = useBegunSessions()
  const [session] = sessions
  const ringing = ringingTimers(sessions, now)[0]
  if (!session) return null
  if (ringing) return <Bar session={session} sessions={sessions} ringing={ringing} />
  if (pathname === '/') return <ResumeBand />
  if (pathname === pathOf('recipe', session.recipeId)) return null
  return <Bar session={session} sessions={sessions} />
}

interface BarProps {
  session: KitchenSession
  /** All that are being cooked. */
  sessions: readonly KitchenSession[]
  ringing?: Ringing
}

function Bar({ session, sessions, ringing }: BarProps) {
  const { t } = useWords()
  const now = useNow()
  const [first, second] = useNextTimers(sessions)
  const pictures = [useStepPicture(placeOf(first)), useStepPicture(placeOf(second))]
  return (
    <KitchenBar
      href={pathOf('cook', session.recipeId)}
      place={t('kitchen.barPlace', { step: session.step, total: session.stepCount })}
      recipe={session.recipeName}
      mark={sessions.length > 1 ? session.mark : undefined}
      timers={[first, second].flatMap((shown, index) =>
        shown
          ? {
              id: shown.timer.id,
              name: shown.timer.name,
              picture: pictures[index] ?? { src: null },
              left: Math.ceil(leftToBell(shown.timer, now) / 1000),
              href: pathOf('cook', shown.session.recipeId),
            }
          : [],
      )}
      ringing={useRinging(ringing)}
    />
  )
}

function placeOf(shown: SessionTimer | undefined) {
  return shown && { recipeId: shown.session.recipeId, step: shown.timer.step }
}

/** What the bar shows of a timer that rings. */
function useRinging(ringing: Ringing | undefined): KitchenBarProps['ringing'] {
  const { act } = useKitchen()
  const now = useNow()
  const picture = useStepPicture(placeOf(ringing))
  if (!ringing) return undefined
  const { session, timer } = ringing
  return {
    name: timer.name,
    picture,
    href: pathOf('cook', session.recipeId),
    bell: timerPhase(timer, now) === 'look' ? 'look' : 'rings',
    onStop: () => act(session.id, { kind: 'stopTimer', timer: timer.id }),
    onAdd: (minutes) => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes }),
  }
}

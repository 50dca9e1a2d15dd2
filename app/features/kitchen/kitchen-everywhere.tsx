import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { KitchenBar, type KitchenBarProps } from '#design-system/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { LateBell } from './bell/late.tsx'
import { kitchenNow } from './clock.ts'
import { openTimers, type SessionTimer } from './sessions/kitchen.ts'
import { linkServings } from './link-servings.ts'
import { ResumeBand } from './resume.tsx'
import { ringingTimers, type Ringing } from './ringing/ringing.ts'
import type { KitchenSession } from './sessions/session.ts'
import { sessionPath } from './sessions/session-path.ts'
import { useIsStageShown } from './stage-shown.ts'
import { bellKindOf, leftToBell } from './sessions/timers.ts'
import { useBell } from './ringing/use-bell.ts'
import { useFollowAccount } from './use-follow-account.ts'
import { useKitchen, useLiveSessions, useNow } from './use-kitchen.ts'
import { useBegunSessions, useNextTimers } from './use-begun-sessions.ts'
import { useStepPicture } from './use-step-picture.ts'
import '#design-system/kitchen/kitchen-bar.css'

/** Props of {@link KitchenEverywhere}. */
export interface KitchenEverywhereProps {
  /**
   * When the page shows the bar: `ringing` without header and tabs. The stage of a kitchen rings by itself.
   */
  bar: 'always' | 'ringing'
}

/** The bell of all timers, and what leads back to the kitchen: a band on the first page, else a bar. */
export function KitchenEverywhere({ bar }: KitchenEverywhereProps) {
  const { t } = useWords()
  const isStageShown = useIsStageShown()
  useFollowAccount()
  useEffect(linkServings, [])
  const hasSeveral = useLiveSessions().length > 1
  const say = (ringing: Ringing) => {
    const { name } = ringing.timer
    const of = hasSeveral ? `${name} (${ringing.session.recipeName})` : name
    const isLook = bellKindOf(ringing.timer, kitchenNow()) === 'look'
    return t(isLook ? 'kitchen.looks' : 'kitchen.rings', { name: of })
  }
  useBell({ title: say, announcement: say })
  return (
    <>
      <LateBell />
      {!isStageShown && <WayBack bar={bar} />}
    </>
  )
}

/**
 * A timer that rings takes the bar on every page. The recipe itself has the way back among its actions,
 * and the page after cooking shows the timers of its dish.
 */
function WayBack({ bar }: KitchenEverywhereProps) {
  const now = useNow()
  const { pathname } = useLocation()
  const sessions = useBegunSessions()
  const isAfterCooking = ({ endedAt, recipeId }: KitchenSession) =>
    endedAt !== null && pathname === pathOf('cooked', recipeId)
  const session = sessions.find((one) => !isAfterCooking(one)) ?? sessions[0]
  const ringing = ringingTimers(sessions, now)[0]
  if (!session) return null
  const isPlain = bar === 'ringing'
  if (ringing)
    return <Bar session={session} sessions={sessions} ringing={ringing} isPlain={isPlain} />
  if (isPlain) return null
  if (pathname === '/') return <ResumeBand />
  if (pathname === pathOf('recipe', session.recipeId) || isAfterCooking(session)) return null
  return <Bar session={session} sessions={sessions} />
}

interface BarProps {
  session: KitchenSession
  /** All that are being cooked. */
  sessions: readonly KitchenSession[]
  ringing?: Ringing
  /** Whether the page has no tabs below it. */
  isPlain?: boolean
}

function Bar({ session, sessions, ringing, isPlain = false }: BarProps) {
  const { t } = useWords()
  const now = useNow()
  const [first, second] = useNextTimers(openTimers(sessions))
  const pictures = [useStepPicture(placeOf(first)), useStepPicture(placeOf(second))]
  return (
    <KitchenBar
      href={sessionPath(session)}
      leadsTo={session.endedAt === null ? 'kitchen' : 'timers'}
      place={
        session.endedAt === null
          ? t('kitchen.barPlace', { step: session.step, total: session.stepCount })
          : t('kitchen.barDone')
      }
      recipe={session.recipeName}
      mark={sessions.length > 1 ? session.mark : undefined}
      timers={[first, second].flatMap((shown, index) =>
        shown
          ? {
              id: shown.timer.id,
              name: shown.timer.name,
              picture: pictures[index] ?? { src: null },
              left: Math.ceil(leftToBell(shown.timer, now) / 1000),
              href: sessionPath(shown.session),
            }
          : [],
      )}
      ringing={useRinging(ringing)}
      tabs={!isPlain}
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
    id: timer.id,
    name: timer.name,
    recipe: session.recipeName,
    picture,
    href: sessionPath(session),
    bell: bellKindOf(timer, now),
    onStop: () => act(session.id, { kind: 'stopTimer', timer: timer.id }),
    onAdd: (minutes) => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes }),
    onGoOn: () => act(session.id, { kind: 'answerLook', timer: timer.id }),
  }
}

import { useEffect, useState } from 'react'
import { TimerCell, TimerPanel } from '#design-system/kitchen/index.ts'
import { Moon, Timer } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWakeLock } from '#design-system/lib/use-wake-lock.ts'
import { Link } from '#design-system/link/link.tsx'
import {
  openTimers,
  sessionPath,
  shownTimer,
  useLiveSessions,
  useNow,
  useStepPicture,
  type KitchenSession,
  type KitchenTimer,
  type SessionTimer,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { DoneLine } from './done-line.tsx'
import { OpenTimer } from './open-timer.tsx'
import { useStopped, type StoppedTimer } from './use-stopped.ts'
import '#design-system/kitchen/kitchen.css'

/** Props of {@link DoneTimers}. */
export interface DoneTimersProps {
  /** The recipe that is finished. */
  recipeId: Id
}

/** What became of the timers of a finished dish, then of those of other dishes. */
export function DoneTimers({ recipeId }: DoneTimersProps) {
  const { t } = useWords()
  const sessions = useLiveSessions()
  const stopped = useStopped()
  const isOwn = (session: KitchenSession) =>
    session.recipeId === recipeId && session.endedAt !== null
  const own = openTimers(sessions.filter(isOwn))
  const others = sessions.filter((one) => !isOwn(one) && openTimers([one]).length > 0)
  const isOn = own.length > 0 || stopped.timer !== undefined
  // A phone that sleeps does not ring unless it may show notifications.
  useWakeLock(own.length > 0)
  return (
    <>
      {isOn && <OwnTimers timers={own} stopped={stopped} />}
      {!isOn && (
        <DoneLine icon={Moon}>
          {t(others.length > 0 ? 'kitchen.done.noneHere' : 'kitchen.done.asleep')}
        </DoneLine>
      )}
      {others.map((session) => (
        <DoneLine key={session.id} icon={Timer}>
          <Link
            href={sessionPath(session)}
            className="-my-1.5 inline-block py-1.5 underline underline-offset-[0.2em]"
          >
            {t('kitchen.done.others', {
              recipe: session.recipeName,
              count: openTimers([session]).length,
            })}
          </Link>
        </DoneLine>
      ))}
    </>
  )
}

interface OwnTimersProps {
  timers: readonly SessionTimer[]
  stopped: StoppedTimer
}

function OwnTimers({ timers, stopped }: OwnTimersProps) {
  const { t, language } = useWords()
  const now = useNow()
  const [opened, setOpened] = useState<string>()
  const count = timers.length
  const heading = count > 0 ? t('kitchen.done.timersOn', { count }) : t('kitchen.done.noneHere')
  // A cook who has just pressed Finish has to know that they go on.
  useEffect(() => announce(heading), [heading])
  return (
    <TimerPanel
      heading={heading}
      hint={count > 0 ? t('kitchen.done.ringHere', { count }) : undefined}
      sheet={<OpenTimer stopped={stopped} id={opened} onClose={() => setOpened(undefined)} />}
    >
      {stopped.timer && (
        <TimerCell
          {...shownTimer(stopped.timer, { picture: { src: null }, now, language })}
          onClick={stopped.undo}
        />
      )}
      {timers.map(({ session, timer }) => (
        <Cell key={timer.id} session={session} timer={timer} onOpen={() => setOpened(timer.id)} />
      ))}
    </TimerPanel>
  )
}

function Cell({
  session,
  timer,
  onOpen,
}: {
  session: KitchenSession
  timer: KitchenTimer
  onOpen: () => void
}) {
  const { language } = useWords()
  const now = useNow()
  const picture = useStepPicture({ recipeId: session.recipeId, step: timer.step })
  return <TimerCell {...shownTimer(timer, { picture, now, language })} onClick={onOpen} />
}

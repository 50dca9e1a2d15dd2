import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { KitchenResume, type KitchenResumeProps } from '#design-system/kitchen/index.ts'
import { Play, Timer } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import { clockTime } from './clock-time.ts'
import { openTimers, type SessionTimer } from './sessions/kitchen.ts'
import type { KitchenSession } from './sessions/session.ts'
import { sessionPath } from './sessions/session-path.ts'
import { leftToBell } from './sessions/timers.ts'
import { useNow } from './use-kitchen.ts'
import { useBegunSessions, useNextTimers } from './use-begun-sessions.ts'
import { useStepPicture } from './use-step-picture.ts'
import { useStopCooking } from './use-stop-cooking.ts'

/** What both panels say of a session; `saysWhen` adds the time of day at which timers ring. */
function usePanel(
  session: KitchenSession,
  timers: readonly SessionTimer[],
  saysWhen = false,
): Pick<KitchenResumeProps, 'place' | 'timers'> {
  const { t, language } = useWords()
  const now = useNow()
  const { step, stepCount: total, endedAt } = session
  const placeOf = () =>
    step === 0 ? t('kitchen.resumeStart') : t('kitchen.resumeAt', { step, total })
  return {
    place:
      endedAt === null
        ? placeOf()
        : t('kitchen.resumeDone', { count: openTimers([session]).length }),
    timers: timers.map(({ timer }) => {
      const left = leftToBell(timer, now)
      return {
        id: timer.id,
        name: timer.name,
        left: Math.ceil(left / 1000),
        ...(saysWhen && { ringsAt: clockTime(now + left, now, language) }),
      }
    }),
  }
}

/** On the first page: the recipe that was used last, and links to the others. */
export function ResumeBand() {
  const { t } = useWords()
  const { stopCooking } = useStopCooking()
  const sessions = useBegunSessions()
  const [session] = sessions
  return session ? (
    <Band session={session} others={sessions.slice(1)}>
      {session.endedAt === null && (
        <Button variant="bare" size="l" onClick={() => stopCooking(session)}>
          {t('kitchen.stop')}
        </Button>
      )}
    </Band>
  ) : null
}

interface BandProps {
  session: KitchenSession
  others: readonly KitchenSession[]
  /** The second button. */
  children: ReactNode
}

function Band({ session, others, children }: BandProps) {
  const { t } = useWords()
  const panel = usePanel(session, useNextTimers(openTimers([session, ...others])))
  const picture = useStepPicture(session)
  return (
    <KitchenResume
      {...panel}
      variant="band"
      recipe={session.recipeName}
      mark={others.length > 0 ? session.mark : undefined}
      {...(session.step > 0 && { picture })}
      others={others.map(({ id, recipeName: recipe, step, stepCount: total, ...other }) => ({
        id,
        href: sessionPath(other),
        text: t('kitchen.also', {
          recipe,
          place:
            other.endedAt === null ? t('kitchen.barPlace', { step, total }) : t('kitchen.barDone'),
        }),
      }))}
    >
      {session.endedAt === null ? (
        <ButtonLink variant="flame" size="l" icon={Play} iconFill href={sessionPath(session)}>
          {t('kitchen.resume')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="flame" size="l" icon={Timer} href={sessionPath(session)}>
          {t('kitchen.toTimers')}
        </ButtonLink>
      )}
      {children}
    </KitchenResume>
  )
}

/** Props of {@link ResumeCard}. */
export interface ResumeCardProps {
  recipeId: Id
  /** Called after the session has ended, to begin another. */
  onStartOver: () => void
  /** Shown while the recipe is not being cooked. */
  children: ReactNode
}

/**
 * On a recipe that is being cooked: the place that was left, in place of the way into its kitchen. On one
 * that is finished, its timers that go on, before that way.
 */
export function ResumeCard({ recipeId, onStartOver, children }: ResumeCardProps) {
  const sessions = useBegunSessions().filter((one) => one.recipeId === recipeId)
  const [session] = sessions
  if (!session) return children
  const shared = { session, timers: openTimers(sessions) }
  if (session.endedAt === null) return <Card {...shared} onStartOver={onStartOver} />
  return (
    <>
      <FinishedCard {...shared} />
      {children}
    </>
  )
}

interface CardProps {
  /** Of several of the recipe, the one that was used last. */
  session: KitchenSession
  /** Timers of the recipe, those of an earlier session included. */
  timers: readonly SessionTimer[]
}

/** Timers of a finished recipe, and the way to them. */
function FinishedCard({ session, timers }: CardProps) {
  const { t } = useWords()
  const panel = usePanel(session, useNextTimers(timers), true)
  return (
    <KitchenResume
      {...panel}
      place={t('kitchen.resumeDone', { count: timers.length })}
      variant="card"
      className="basis-full"
    >
      <ButtonLink size="l" icon={Timer} href={sessionPath(session)}>
        {t('kitchen.toTimers')}
      </ButtonLink>
    </KitchenResume>
  )
}

function Card({ session, timers, onStartOver }: CardProps & Pick<ResumeCardProps, 'onStartOver'>) {
  const { t } = useWords()
  const { startOver } = useStopCooking()
  const panel = usePanel(session, useNextTimers(timers), true)
  const { step } = session
  return (
    <KitchenResume {...panel} variant="card" className="basis-full">
      <ButtonLink
        variant="flame"
        size="l"
        icon={Play}
        iconFill
        href={pathOf('cook', session.recipeId)}
      >
        {step === 0 ? t('kitchen.goOnCooking') : t('kitchen.goOn', { step })}
      </ButtonLink>
      <Button
        variant="bare"
        size="l"
        onClick={() => {
          startOver(session)
          onStartOver()
        }}
      >
        {t('kitchen.startOver')}
      </Button>
    </KitchenResume>
  )
}

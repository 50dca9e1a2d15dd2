import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { KitchenResume, type KitchenResumeProps } from '#design-system/cook-mode/index.ts'
import { Play } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses.ts'
import type { Id } from '#contract/common.ts'
import { clockTime } from './clock-time.ts'
import type { SessionTimer } from './kitchen.ts'
import { hasBegun, isStale, type KitchenSession } from './session.ts'
import { leftToBell } from './timers.ts'
import { useNow, useSession } from './use-kitchen.ts'
import { useBegunSessions, useNextTimers } from './use-shown-session.ts'
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
  const { step, stepCount: total } = session
  return {
    place: step === 0 ? t('kitchen.resumeStart') : t('kitchen.resumeAt', { step, total }),
    timers: timers.map(({ timer }) => {
      const left = leftToBell(timer, now)
      return {
        id: timer.id,
        name: timer.name,
        left: Math.ceil(left / 1000),
        ...(saysWhen && { ringsAt: clockTime(now + left, language) }),
      }
    }),
  }
}

/** On the first page: the recipe that was used last, and links to the others. */
export function ResumeBand() {
  const { t } = useWords()
  const stopCooking = useStopCooking()
  const sessions = useBegunSessions()
  const [session] = sessions
  return session ? (
    <Band session={session} others={sessions.slice(1)}>
      <Button variant="bare" size="l" onClick={() => stopCooking(session)}>
        {t('kitchen.stop')}
      </Button>
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
  const panel = usePanel(session, useNextTimers([session, ...others]))
  const picture = useStepPicture(session)
  return (
    <KitchenResume
      {...panel}
      variant="band"
      recipe={session.recipeName}
      mark={others.length > 0 ? session.mark : undefined}
      {...(session.step > 0 && { picture })}
      others={others.map(({ id, recipeId, recipeName: recipe, step, stepCount: total }) => ({
        id,
        href: pathOf('cook', recipeId),
        text: t('kitchen.also', { recipe, place: t('kitchen.barPlace', { step, total }) }),
      }))}
    >
      <ButtonLink
        variant="flame"
        size="l"
        icon={Play}
        iconFill
        href={pathOf('cook', session.recipeId)}
      >
        {t('kitchen.resume')}
      </ButtonLink>
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

/** On a recipe that is being cooked: the place that was left, in place of the way into its kitchen. */
export function ResumeCard({ recipeId, onStartOver, children }: ResumeCardProps) {
  const now = useNow()
  const session = useSession(recipeId)
  if (!session || !hasBegun(session) || isStale(session, now)) return children
  return <Card session={session} onStartOver={onStartOver} />
}

function Card({ session, onStartOver }: { session: KitchenSession; onStartOver: () => void }) {
  const { t } = useWords()
  const stopCooking = useStopCooking()
  const panel = usePanel(session, useNextTimers([session]), true)
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
          stopCooking(session)
          onStartOver()
        }}
      >
        {t('kitchen.startOver')}
      </Button>
    </KitchenResume>
  )
}

import { useState } from 'react'
import {
  minuteAt,
  useClock,
  useCookNames,
  useDishRecipes,
  type FollowedDinner,
} from '#app/features/dinner/index.ts'
import { useKitchen } from '#app/features/kitchen/index.ts'
import { dayAt } from '#app/lib/calendar.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { inHands, stateOf } from '#cooking/dinner/evening/evening.ts'
import { nextFor, otherDishes } from '#cooking/dinner/evening/next.ts'
import { thawedDishes } from '#cooking/dinner/kept/frozen.ts'
import { eveningOf } from '#cooking/dinner/kept/unkeep.ts'
import { StageLoading } from '#app/routes/kitchen/kitchen-screen.tsx'
import type { Cooking, DinnerSheet } from './cooking.ts'
import { EveningSheet } from './evening-sheet.tsx'
import { LateSheet } from './late-sheet.tsx'
import { LeaveSheet } from './leave-sheet.tsx'
import { PlainView } from './plain-view.tsx'
import { ReadyView } from './ready-view.tsx'
import { StepView } from './step-view.tsx'
import { useDinnerSessions } from './use-dinner-sessions.ts'
import { useDinnerTimers } from './use-dinner-timers.ts'
import { useLane } from './use-lane.ts'
import { WaitView } from './wait-view.tsx'
import '#design-system/kitchen/kitchen.css'
import './cook.css'

/** Props of {@link DinnerStage}. */
export interface DinnerStageProps {
  followed: FollowedDinner
}

/** Where a dinner is cooked: everything laid out, then each step of every dish in the order of the evening. */
export function DinnerStage({ followed }: DinnerStageProps) {
  const { t } = useWords()
  const { dinner, kept } = followed
  const found = useDishRecipes(dinner.Dishes.map(({ RecipeId }) => RecipeId))
  const evening = eveningOf(kept, thawedDishes(dinner.Dishes))
  const isKnown = dinner.Dishes.every((_, dish) => found.recipes[dish] ?? found.failures[dish])
  if (!evening || !isKnown)
    return (
      <div
        data-theme="dark"
        tabIndex={-1}
        className="grid min-h-dvh place-content-center bg-stage text-on-stage outline-none"
      >
        <StageLoading>{t('dinner.loading')}</StageLoading>
      </div>
    )
  return <CookedDinner followed={followed} evening={evening} {...found} />
}

function CookedDinner({
  followed,
  evening,
  recipes,
  failures,
}: DinnerStageProps & Pick<Cooking, 'evening' | 'recipes' | 'failures'>) {
  const kitchen = useKitchen()
  const { dinner, kept, now, press } = followed
  const [cook, setLane] = useLane(followed)
  const [sheet, setSheet] = useState<DinnerSheet>()
  const [lookedAt, setLooked] = useState<{ dish: number; at: string }>()
  const clock = useClock(kept.Table)
  const cookNames = useCookNames(dinner, kept.Kitchen.Cooks)
  const sessions = useDinnerSessions(followed, recipes)
  const present = inHands(evening, cook)
  const next = nextFor(evening, cook)
  // What is looked at ends with the step.
  const at = `${present?.dish} ${present?.step}`
  const looked = lookedAt?.at === at ? lookedAt.dish : undefined
  const look = (dish: number | undefined) =>
    setLooked(dish === undefined ? undefined : { dish, at })
  const finish = () => {
    press({ kind: 'end', day: dayAt(new Date(now)) })
    for (const session of sessions) if (session) kitchen.act(session.id, { kind: 'end' })
  }
  const goOn = () => {
    if (present) press({ kind: 'next', cook, dish: present.dish, step: present.step })
    const isLast = evening.steps.every(
      (one) => one === present || one.handsEnd === one.start || stateOf(evening, one) === 'past',
    )
    if (isLast) finish()
  }
  const cooking: Cooking = {
    followed,
    evening,
    cook,
    setLane,
    cookNames,
    recipes,
    failures,
    clock,
    minute: minuteAt(kept, now),
    present,
    next,
    sheet,
    openSheet: setSheet,
    look,
    goOn,
    finish,
  }
  useDinnerTimers(cooking, sessions)
  const close = () => setSheet(undefined)
  const sheets = (
    <>
      {sheet === 'evening' && <EveningSheet cooking={cooking} onClose={close} />}
      {sheet === 'late' && <LateSheet cooking={cooking} onClose={close} />}
      {(sheet === 'leaveOut' || sheet === 'skip') && (
        <LeaveSheet
          key={sheet}
          cooking={cooking}
          what={sheet === 'skip' ? 'step' : 'dish'}
          sessions={sessions}
          onClose={close}
        />
      )}
    </>
  )
  if (dinner.BegunAt === null)
    return (
      <ReadyView cooking={cooking} sessions={sessions}>
        {sheets}
      </ReadyView>
    )
  const shown = shownStep(cooking, looked)
  const session = shown && recipes[shown.dish] ? sessions[shown.dish] : undefined
  if (!shown || !session)
    return (
      <PlainView cooking={cooking} step={present}>
        {sheets}
      </PlainView>
    )
  const isPresent = shown.dish === present?.dish && shown.step === present.step
  if (!present && looked === undefined)
    return (
      <WaitView cooking={cooking} shown={shown} session={session}>
        {sheets}
      </WaitView>
    )
  return (
    <StepView cooking={cooking} shown={{ step: shown, isPresent }} session={session}>
      {sheets}
    </StepView>
  )
}

/** The step that stands on the stage: the one that is looked at, or in hands, or what another dish does meanwhile. */
function shownStep(
  { evening, present, next, cook, minute }: Cooking,
  looked: number | undefined,
): { dish: number; step: number } | undefined {
  const others = otherDishes(evening, cook, minute)
  if (looked !== undefined && looked !== present?.dish) {
    const own = evening.steps.find(({ dish }) => dish === looked)
    const other = others.find(({ dish }) => dish === looked)
    return { dish: looked, step: other?.step ?? own?.step ?? 0 }
  }
  if (looked !== undefined && present) {
    const before = evening.steps.filter(
      (one) => one.dish === present.dish && one.step < present.step,
    )
    return before.at(-1) ?? present
  }
  if (present) return present
  const waiting = others.find(({ step }) => step !== undefined)
  if (waiting?.step !== undefined) return { dish: waiting.dish, step: waiting.step }
  return next
}

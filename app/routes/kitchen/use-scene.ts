import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import {
  nextPlace,
  TIMERS_MAX,
  useKitchen,
  useNow,
  type KitchenAct,
  type KitchenSession,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { useCourse, type CookCourse, type CourseStep } from './use-course.ts'

/** Everything that the parts of the stage show and do. */
export interface Scene extends CookCourse {
  readonly recipe: Recipe
  readonly session: KitchenSession
  /** Epoch milliseconds, renewed at every second while a timer runs. */
  readonly now: number
  /** The step that the cook is at; undefined at the mise en place. */
  readonly current: CourseStep | undefined
  /** The step after it; undefined at the last one. */
  readonly next: CourseStep | undefined
  /** Whether the film of the step plays. */
  readonly isPlaying: boolean
  readonly setPlaying: (isPlaying: boolean) => void
  /** Whether the cook wants to go on, and the film of the step is not known yet. */
  readonly isAwaitingFilm: boolean
  /** Plays the film of the current step from its start. */
  readonly play: () => void
  /** Does something in this session. */
  readonly act: (act: KitchenAct) => void
  /** Waits for the film of the next step while it loads; a second call goes on without it. */
  readonly goOn: () => void
  readonly goBack: () => void
  /** Opens a step, which then waits; a step without a film can be cooked at once. */
  readonly choose: (step: number) => void
  /** Replaces this page by another one. The session ends in the same task. */
  readonly leave: (path: string) => void
  /** Starts one of the timers that a step offers, by its index. */
  readonly startTimer: (step: CourseStep, time: number) => void
}

/**
 * The session of a recipe with what a cook can do in it.
 *
 * @param onLeave called before the cook ends the session here
 */
export function useScene(
  session: KitchenSession,
  recipe: Recipe,
  howTo: readonly HowToStep[],
  onLeave: () => void,
): Scene {
  const { t } = useWords()
  const navigate = useNavigate()
  const kitchen = useKitchen()
  const now = useNow()
  const course = useCourse(recipe, howTo, session)
  const [isPlaying, setPlaying] = useState(false)
  // The step at which the cook went on before the film was known.
  const [awaitedAt, setAwaitedAt] = useState<number | null>(null)
  const { steps, films, isPending } = course
  const isAwaited = awaitedAt === session.step

  const act = (done: KitchenAct) => void kitchen.act(session.id, done)
  const leave = (path: string) => {
    onLeave()
    void navigate(path, { replace: true })
  }
  const play = () => {
    act({ kind: 'goTo', step: session.step, moment: 'watch' })
    setPlaying(true)
  }
  const goOn = () => {
    const place = nextPlace(session, { stepCount: session.stepCount, films })
    const beginsStep = place !== undefined && place.step !== session.step
    const waits = isPending && beginsStep && !isAwaited
    setAwaitedAt(waits ? session.step : null)
    setPlaying(waits || place?.moment === 'watch')
    if (waits) return
    if (!place) leave(pathOf('cooked', recipe.Id))
    act({ kind: 'next', films })
  }
  useEffect(() => {
    if (isAwaited && !isPending) void kitchen.act(session.id, { kind: 'next', films })
  }, [isAwaited, isPending, kitchen, session.id, films])
  const goBack = () => {
    setAwaitedAt(null)
    setPlaying(false)
    act({ kind: 'back', films })
  }
  const choose = (step: number) => {
    setAwaitedAt(null)
    setPlaying(false)
    act({ kind: 'goTo', step, moment: films.includes(step) ? 'ready' : 'do' })
  }
  const startTimer = (step: CourseStep, time: number) => {
    const timer = step.timers.timers[time]
    if (!timer) return
    const { first, total } = timer
    const name = step.timerNames[time] ?? ''
    const refusal = kitchen.startTimer(session.id, { step: step.number, time, name, first, total })
    if (refusal) toast({ title: t('kitchen.tooManyTimers', { count: TIMERS_MAX }) })
  }
  return {
    ...course,
    recipe,
    session,
    now,
    current: steps.find(({ number }) => number === session.step),
    next: steps.find(({ number }) => number === session.step + 1),
    isPlaying,
    setPlaying,
    isAwaitingFilm: isAwaited && isPending,
    play,
    act,
    goOn,
    goBack,
    choose,
    leave,
    startTimer,
  }
}

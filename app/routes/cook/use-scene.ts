import { useState } from 'react'
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
import { pathOf } from '#contract/addresses.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { Recipe } from '#contract/recipe.ts'
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
  /** Plays the film of the current step from its start. */
  readonly play: () => void
  /** Does something in this session. */
  readonly act: (act: KitchenAct) => void
  readonly goOn: () => void
  readonly goBack: () => void
  /** Opens a step, which then waits; a step without a film can be cooked at once. */
  readonly choose: (step: number) => void
  /** Leads to another page; the session ends in the same task. */
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
  const { steps, films } = course

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
    setPlaying(place?.moment === 'watch')
    if (!place) leave(pathOf('cooked', recipe.Id))
    act({ kind: 'next', films })
  }
  const goBack = () => {
    setPlaying(false)
    act({ kind: 'back', films })
  }
  const choose = (step: number) => {
    setPlaying(false)
    act({ kind: 'goTo', step, moment: films.includes(step) ? 'ready' : 'do' })
  }
  const startTimer = (step: CourseStep, time: number) => {
    const timer = step.timers.timers[time]
    if (!timer) return
    const name = timer.name ?? t('kitchen.timer', { number: step.number })
    const { first, total } = timer
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
    play,
    act,
    goOn,
    goBack,
    choose,
    leave,
    startTimer,
  }
}

import { useState } from 'react'
import {
  beginStep,
  clearStep,
  nextEmpty,
  stepAt,
  toggleLeaveOut,
  type StepMark,
} from '#cooking/film/marks.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock } from './film-clock.ts'
import type { FilmPlayer } from './film-player.ts'
import { moveStep, showAsCard } from './move-step.ts'
import type { StageStep } from './stage.types.ts'
import type { UsedMarks } from './use-marks.ts'
import { useSpokenTimes } from './use-spoken-times.ts'

/** The chosen step, and what is pressed about steps. */
export interface UsedSteps {
  /** The step that M fills or moves; undefined when every step has its place and none is chosen. */
  readonly chosen: (StageStep & { readonly mark: StepMark }) | undefined
  readonly numberOf: (key: string) => number
  readonly choose: (key: string | undefined) => void
  /** The step before or after the chosen one. */
  readonly chooseBeside: (by: 1 | -1) => void
  /** The chosen step begins at the picture that is shown, or at a time. */
  readonly begin: (key?: string, at?: number) => Promise<void>
  readonly leaveOut: () => Promise<void>
  readonly withoutFilm: () => void
  /** All steps without a place are cards. */
  readonly useCards: () => void
  /** Takes the place of the chosen step away. */
  readonly clear: () => void
}

/** What is pressed about steps. */
export function useSteps(
  steps: readonly StageStep[],
  used: UsedMarks,
  player: FilmPlayer,
): UsedSteps {
  const { t } = useWords()
  const times = useSpokenTimes()
  const { marks, make } = used
  const [wish, setWish] = useState<string>()
  const markOf = (key: string) => marks.steps.find((mark) => mark.key === key)
  const find = (key: string | undefined) => {
    const step = steps.find((each) => each.key === key)
    const mark = step && markOf(step.key)
    return step && mark && { ...step, mark }
  }
  const numberOf = (key: string) => steps.find((step) => step.key === key)?.number ?? 0
  const chosen = find(wish) ?? find(nextEmpty(marks))

  /** "Next: step 5, …" for what is chosen after a step got its place. */
  const nextInWords = (after: string) => {
    const next = steps.find(({ key }) => key === after)
    if (!next) return t('studio.stage.spoken.allSet')
    return t('studio.stage.spoken.next', { number: next.number, title: next.title })
  }
  const strong = (number: number) => t('studio.stage.band.step', { number })

  /** The step to be chosen once another one has its place. */
  const goOn = (key: string) => {
    const filled = marks.steps.map((mark) => (mark.key === key ? { ...mark, at: 0 } : mark))
    return nextEmpty({ ...marks, steps: filled }, key) ?? ''
  }

  const begin: UsedSteps['begin'] = async (key = chosen?.key, time) => {
    const step = find(key)
    if (!step) return
    const at = time ?? (await player.picture())
    const isMove = step.mark.at !== undefined
    const { number } = step
    const next = goOn(step.key)
    const done = make(
      (now) => (isMove ? moveStep(now, step.key, at) : beginStep(now, step.key, at)),
      { kind: isMove ? 'move' : 'begin', step: step.key, at },
      `${t('studio.stage.spoken.begins', { number, time: times.short(at) })} ${nextInWords(next)}`,
      { strong: strong(number), text: t('studio.stage.said.begins', { time: clock(at) }) },
    )
    if (done) setWish(next)
    else {
      const other = stepAt(marks, at)?.key ?? step.key
      announce(t('studio.stage.spoken.taken', { number: numberOf(other) }))
    }
  }

  const leaveOut = async () => {
    const at = await player.picture()
    const isOut = marks.openGap !== null || marks.gaps.some(({ from, to }) => from <= at && at < to)
    make(
      (now) => toggleLeaveOut(now, at),
      { kind: isOut ? 'show' : 'leaveOut', at },
      t(isOut ? 'studio.stage.spoken.shown' : 'studio.stage.spoken.leftOut', { time: clock(at) }),
    )
  }

  const withoutFilm = () => {
    if (!chosen || chosen.mark.isCard) return
    const { key, number } = chosen
    const next = goOn(key)
    make(
      (now) => showAsCard(now, key),
      { kind: 'card', step: key },
      `${t('studio.stage.spoken.card', { number })} ${nextInWords(next)}`,
      { strong: strong(number), text: t('studio.stage.said.card') },
    )
    setWish(next)
  }

  const useCards = () => {
    make(
      (now) =>
        now.steps
          .filter(({ at, isCard }) => at === undefined && !isCard)
          .reduce((rest, { key }) => showAsCard(rest, key), now),
      { kind: 'card' },
      t('studio.stage.spoken.cards'),
    )
    setWish('')
  }

  const clear = () => {
    if (!chosen || (chosen.mark.at === undefined && !chosen.mark.isCard)) return
    const { key, number } = chosen
    make(
      (now) => clearStep(now, key),
      { kind: 'clear', step: key },
      t('studio.stage.spoken.cleared', { number }),
    )
    setWish(key)
  }

  const choose = (key: string | undefined) => {
    setWish(key)
    const step = find(key)
    if (step?.mark.at !== undefined) void player.seek(step.mark.at)
  }

  const chooseBeside = (by: 1 | -1) => {
    const place = chosen ? steps.findIndex(({ key }) => key === chosen.key) : steps.length
    const step = steps[Math.min(steps.length - 1, Math.max(0, place + by))]
    if (!step) return
    choose(step.key)
    announce(t('studio.stage.spoken.chosen', { number: step.number, title: step.title }))
  }

  return { chosen, numberOf, choose, chooseBeside, begin, leaveOut, withoutFilm, useCards, clear }
}

import { useEffect, useMemo, useState } from 'react'
import { fastStretches } from '#cooking/film/suggestions/quiet-and-still.ts'
import { suggest, type Suggestion } from '#cooking/film/suggestions/suggest.ts'
import { leaveOut } from '#cooking/film/marks.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import { clock } from './film-clock.ts'
import type { Look } from './film-look.ts'
import type { FilmPlayer } from './film-player.ts'
import { measuredOf } from './measured.ts'
import type { UsedMarks } from './use-marks.ts'
import type { UsedSteps } from './use-steps.ts'

/** Suggestions for the film, answered one by one. */
export interface UsedSuggestions {
  /** Those that are not answered yet. */
  readonly all: readonly Suggestion[]
  /** The one that is asked, and its number among those of now. */
  readonly open:
    | { readonly suggestion: Suggestion; readonly number: number; readonly of: number }
    | undefined
  /** Asks the first one. */
  readonly show: () => void
  readonly yes: () => Promise<void>
  readonly no: () => void
  readonly close: () => void
}

const placeOf = (one: Suggestion) => (one.kind === 'begin' ? one.at : one.from)

/** Suggests beginnings and what may be left out, once the film has been looked through. */
export function useSuggestions(
  store: ProjectStore,
  look: Look,
  { marks, answered, make }: UsedMarks,
  { chosen, begin }: UsedSteps,
  player: FilmPlayer,
): UsedSuggestions {
  const { t } = useWords()
  /** How many were answered since the first was asked; undefined while none is asked. */
  const [passed, setPassed] = useState<number>()
  const measured = useMemo(
    () => (look.isDone ? measuredOf(look, player.duration) : undefined),
    [look, player],
  )
  useEffect(() => player.setFast(measured ? fastStretches(measured) : []), [player, measured])
  const all = useMemo(() => {
    if (!measured) return []
    const beginnings = marks.steps.flatMap(({ at }) => at ?? [])
    return suggest(measured, { beginnings, gaps: marks.gaps }).filter(
      (one) =>
        !answered.includes(placeOf(one)) &&
        (one.kind === 'leaveOut' || chosen?.mark.at === undefined),
    )
  }, [measured, marks, answered, chosen?.mark.at])
  const [first, second] = all

  /** Plays a suggestion, two seconds before and after. */
  const ask = (suggestion: Suggestion | undefined, answers: number) => {
    if (!suggestion) {
      player.pause()
      setPassed(undefined)
      return
    }
    setPassed(answers)
    const { plays } = suggestion
    const until = suggestion.kind === 'begin' ? plays.to : suggestion.from + 2
    void player.seek(plays.from).then(async () => {
      const forget = player.onPicture(() => {
        if (player.at() < until && player.state().isPlaying) return
        forget()
        player.pause()
        if (player.at() >= until) void player.seek(placeOf(suggestion))
      })
      await player.play()
      return undefined
    })
  }
  const answer = (one: Suggestion) =>
    store.change((project) => ({ ...project, answered: [...project.answered, placeOf(one)] }))

  return {
    all,
    open:
      first && passed !== undefined
        ? { suggestion: first, number: passed + 1, of: passed + all.length }
        : undefined,
    show: () => ask(first, 0),
    yes: async () => {
      if (!first || passed === undefined) return
      answer(first)
      if (first.kind === 'begin') await begin(chosen?.key, first.at)
      else
        make(
          (now) => leaveOut(now, first),
          { kind: 'leaveOut', at: first.from },
          t('studio.stage.spoken.leftOut', { time: clock(first.from) }),
        )
      ask(second, passed + 1)
    },
    no: () => {
      if (!first || passed === undefined) return
      answer(first)
      ask(second, passed + 1)
    },
    close: () => ask(undefined, 0),
  }
}

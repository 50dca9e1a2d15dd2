import { useMemo, useState } from 'react'
import { settledCount } from '#cooking/film/marks.ts'
import type { ProjectStore } from '../device/project-store.ts'
import type { FilmPlayer } from './film-player.ts'
import type { Look } from './film-look.ts'
import type { StageFile, StagePlace, StageStep } from './stage.types.ts'
import { useBeginning, type UsedBeginning } from './use-beginning.ts'
import { useFilmPlayer, useOfTime, usePlayerState } from './use-film.ts'
import { useHold, type UsedHold } from './use-hold.ts'
import { useMarks, type UsedMarks } from './use-marks.ts'
import { useSteps, type UsedSteps } from './use-steps.ts'
import { useSuggestions, type UsedSuggestions } from './use-suggestions.ts'

/** Props of `StudioStage`. */
export interface StageProps {
  /** Name of the recipe. */
  readonly title: string
  readonly store: ProjectStore
  readonly steps: readonly StageStep[]
  /** In their order; the same array as long as they are the same. */
  readonly files: readonly StageFile[]
  /** What is known of their pictures and sound. */
  readonly look: Look
  /** Places in which everything is done. */
  readonly done?: readonly StagePlace[]
  readonly onGo: (place: StagePlace) => void
  readonly onLeave: () => void
}

/** What the author is at. `rest`: the film is over, and steps have no place. `done`: every step has one. */
export type StageView = 'first' | 'mark' | 'rest' | 'done' | 'beginning' | 'hold' | 'suggest'

/** Everything about the stage. */
export interface Stage extends StageProps {
  readonly view: StageView
  readonly player: FilmPlayer
  readonly used: UsedMarks
  readonly chosen: UsedSteps
  readonly beginning: UsedBeginning
  readonly hold: UsedHold
  readonly suggestions: UsedSuggestions
  readonly settled: number
  /** The list of keys. */
  readonly keys: { readonly isOpen: boolean; readonly show: (open: boolean) => void }
  /** Opens the beginning of a step that has a place. */
  readonly openBeginning: (key: string | undefined) => void
}

/** Seconds within which the film is at its very start. */
const START = 0.1

/** The state of the stage, and what is pressed there. */
export function useStage(props: StageProps): Stage {
  const { store, steps, files, look } = props
  const player = useFilmPlayer(files)
  const { isOver, isPlaying } = usePlayerState(player)
  const used = useMarks(store, steps)
  const chosen = useSteps(steps, used, player)
  const beginning = useBeginning(used, chosen, player)
  const hold = useHold(used, chosen, player)
  const suggestions = useSuggestions(store, look, used, chosen, player)
  const [isOpen, show] = useState(false)
  const keys = useMemo(() => ({ isOpen, show }), [isOpen])
  const settled = settledCount(used.marks)
  const isAtStart = useOfTime(player, (at) => at < START)

  const view = (): StageView => {
    if (beginning.open) return 'beginning'
    if (hold.way !== undefined) return 'hold'
    if (suggestions.open) return 'suggest'
    if (settled === 0 && isAtStart && !isPlaying) return 'first'
    if (isOver && settled < steps.length) return 'rest'
    return chosen.chosen ? 'mark' : 'done'
  }

  const openBeginning = (key: string | undefined) => {
    const at = used.marks.steps.find((mark) => mark.key === key)?.at
    if (key === undefined || at === undefined) return
    chosen.choose(key)
    beginning.show({ kind: 'step', key }, at)
  }

  return {
    ...props,
    view: view(),
    player,
    used,
    chosen,
    beginning,
    hold,
    suggestions,
    settled,
    keys,
    openBeginning,
  }
}

import { useState } from 'react'
import { beginStep, holdPicture, stepAt, type Hold } from '#cooking/film/marks.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { FilmPlayer } from './film-player.ts'
import type { UsedMarks } from './use-marks.ts'
import type { UsedSteps } from './use-steps.ts'

/** What a step shows: a picture alone, its film and then a picture, its film alone. */
export type HoldWay = 'only' | 'after' | 'film'

/** The choice of a picture that a step holds, and its presses. */
export interface UsedHold {
  /** Of the chosen step, while it is open. */
  readonly way: HoldWay | undefined
  /** The ways there are: a step without a place has one. */
  readonly ways: readonly HoldWay[]
  readonly show: () => void
  readonly setWay: (way: HoldWay) => void
  readonly keep: () => Promise<void>
  readonly cancel: () => void
}

/** Holds the picture that is shown for the chosen step. */
export function useHold(
  { marks, make }: UsedMarks,
  { chosen, choose, numberOf }: UsedSteps,
  player: FilmPlayer,
): UsedHold {
  const { t } = useWords()
  const [way, setWay] = useState<HoldWay>()
  const hasPlace = chosen?.mark.at !== undefined
  const ways: readonly HoldWay[] = hasPlace ? ['only', 'after', 'film'] : ['only']

  return {
    way: chosen && way,
    ways,
    show: () => {
      player.pause()
      const { hold } = chosen?.mark ?? {}
      if (!chosen) return
      setWay(hasPlace && hold?.isOnly !== true ? 'after' : 'only')
      announce(t('studio.stage.hold.title'))
    },
    setWay,
    keep: async () => {
      if (!chosen || way === undefined) return
      const at = await player.picture()
      const { key, number } = chosen
      const other = hasPlace ? undefined : stepAt(marks, at)
      if (other) {
        announce(t('studio.stage.spoken.taken', { number: numberOf(other.key) }))
        return
      }
      const hold: Hold | undefined = way === 'film' ? undefined : { at, isOnly: way === 'only' }
      make(
        (now) => holdPicture(hasPlace ? now : beginStep(now, key, at), key, hold),
        { kind: hold ? 'hold' : 'letGo', step: key, at },
        t(hold ? 'studio.stage.spoken.held' : 'studio.stage.spoken.heldNot', { number }),
        hold && {
          strong: t('studio.stage.band.step', { number }),
          text: t('studio.stage.said.held'),
        },
      )
      setWay(undefined)
      if (!hasPlace) choose(undefined)
    },
    cancel: () => setWay(undefined),
  }
}

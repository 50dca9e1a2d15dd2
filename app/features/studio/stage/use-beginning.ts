import { useState } from 'react'
import { moveGap } from '#cooking/film/marks.ts'
import { announce } from '#design-system/lib/announce.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { clock } from './film-clock.ts'
import type { FilmPlayer } from './film-player.ts'
import { useNearPictures, type NearPictures } from './near-pictures.ts'
import type { UsedMarks } from './use-marks.ts'
import type { UsedSteps } from './use-steps.ts'
import { useSpokenTimes } from './use-spoken-times.ts'

/** What is moved by the picture: the beginning of a step, or an edge of what is left out. */
export type Movable =
  | { readonly kind: 'step'; readonly key: string }
  | { readonly kind: 'from' | 'to'; readonly gap: number }

/** A beginning that is being moved, and is not kept yet. */
export interface Beginning {
  readonly of: Movable
  /** Where it was. */
  readonly was: number
  /** Where it is now: time of a picture. */
  readonly at: number
  /** Pictures by which it was moved. */
  readonly moved: number
}

/** The view of a beginning, and its presses. */
export interface UsedBeginning {
  readonly open: Beginning | undefined
  /** Pictures around it, three before and three after. */
  readonly pictures: NearPictures
  /** Whether the film plays across it. */
  readonly isAcross: boolean
  readonly show: (of: Movable, at: number) => void
  readonly move: (pictures: number) => void
  readonly moveSeconds: (seconds: number) => void
  readonly playAcross: () => void
  readonly keep: () => void
  readonly putBack: () => void
}

/** Pictures beside the first one, and their width in pixels. */
export const REACH = { before: 3, after: 3, width: 640 }
/** Seconds that are played before and after a beginning. */
const ACROSS = 1.5

/** Moves a beginning by the picture, and plays across it. */
export function useBeginning(
  { make }: UsedMarks,
  { begin }: UsedSteps,
  player: FilmPlayer,
): UsedBeginning {
  const { t } = useWords()
  const times = useSpokenTimes()
  const [open, setOpen] = useState<Beginning>()
  const [isAcross, setAcross] = useState(false)
  const { at: knownAt, pictures } = useNearPictures(player, open?.at, REACH)

  const to = (at: number, moved: number) => {
    if (!open) return
    const next = Math.min(Math.max(0, at), player.duration - 1 / player.rate)
    setOpen({ ...open, at: next, moved })
    announce(times.exact(next, player.rate))
  }
  const stop = () => {
    player.pause()
    setAcross(false)
  }
  const close = () => {
    stop()
    if (open) void player.seek(open.at)
    setOpen(undefined)
  }

  return {
    open,
    pictures,
    isAcross,
    show: (of, at) => {
      player.pause()
      setOpen({ of, was: at, at, moved: 0 })
      announce(times.exact(at, player.rate))
    },
    move: (by) => {
      if (!open) return
      // Pictures come unevenly: the times that were read are exact.
      const known = knownAt === open.at ? pictures.get(by)?.at : undefined
      to(known ?? open.at + by / player.rate, open.moved + by)
    },
    moveSeconds: (seconds) => {
      if (open) to(open.at + seconds, open.moved + Math.round(seconds * player.rate))
    },
    playAcross: () => {
      if (!open) return
      if (isAcross) {
        stop()
        return
      }
      setAcross(true)
      const until = Math.min(player.duration, open.at + ACROSS)
      void player.seek(open.at - ACROSS).then(async () => {
        const forget = player.onPicture(() => {
          if (player.at() < until && player.state().isPlaying) return
          forget()
          stop()
        })
        await player.play()
        return undefined
      })
    },
    keep: () => {
      if (!open) return
      const exact = (knownAt === open.at ? pictures.get(0)?.at : undefined) ?? open.at
      const { of } = open
      close()
      if (exact === open.was) return
      if (of.kind === 'step') {
        void begin(of.key, exact)
        return
      }
      make(
        (now) => moveGap(now, of.gap, { [of.kind]: exact }),
        { kind: 'moveGap', at: exact },
        t('studio.stage.spoken.edge', { time: clock(exact) }),
      )
    },
    putBack: () => {
      if (!open) return
      stop()
      void player.seek(open.was)
      setOpen(undefined)
      announce(t('studio.stage.spoken.put'))
    },
  }
}

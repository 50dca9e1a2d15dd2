import { useEffect, useEffectEvent, useState } from 'react'
import { cutSeconds, type Cut } from '#cooking/film/cut-list.ts'
import type { FilmPlayer } from '../stage/film-player.ts'
import { usePlayerState } from '../stage/use-film.ts'
import { filmTimeOf, isAtEnd, nextPlace, partTimeOf } from './part-times.ts'

/** The part of a step that is played. */
export interface UsedPart {
  /** The second of it that is shown. */
  readonly at: number
  readonly isPlaying: boolean
  readonly go: (seconds: number) => void
  /** Plays from where it is, from the beginning once it is over; pauses. */
  readonly toggle: () => void
}

/** Plays the part of a step by itself, without what is left out of it. */
export function usePart(player: FilmPlayer, cut: Cut): UsedPart {
  const { isPlaying } = usePlayerState(player)
  const [at, setAt] = useState(0)
  const go = (seconds: number) => {
    player.pause()
    setAt(seconds)
    void player.seek(filmTimeOf(cut, seconds))
  }
  const follow = useEffectEvent(() => {
    const time = player.at()
    const next = nextPlace(cut, time, 1 / player.rate)
    if (next === 'end') go(cutSeconds(cut))
    else if (next !== undefined) void player.seek(next)
    else setAt((before) => Math.round((partTimeOf(cut, time) ?? before) * 10) / 10)
  })
  useEffect(() => (isPlaying ? player.onPicture(follow) : undefined), [isPlaying, player])
  const toggle = () => {
    if (isPlaying) return player.pause()
    if (isAtEnd(cut, at)) go(0)
    return void player.play()
  }
  return { at, isPlaying, go, toggle }
}

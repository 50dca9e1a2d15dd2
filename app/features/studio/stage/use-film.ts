import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { durationOf, sourcesOf } from './film-files.ts'
import { FilmLook, type Look } from './film-look.ts'
import { FilmPlayer } from './film-player.ts'
import type { PlayerState } from './player-state.ts'
import type { StageFile } from './stage.types.ts'

/** A player of files, as long as they are the same. */
export function useFilmPlayer(files: readonly StageFile[]): FilmPlayer {
  return useMemo(() => new FilmPlayer(files), [files])
}

/** What the film does. */
export function usePlayerState(player: FilmPlayer): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state)
}

/** The time of the picture that is shown. What uses it is rendered at every picture. */
export function useFilmTime(player: FilmPlayer): number {
  return useSyncExternalStore(player.onPicture, player.at)
}

/** Something of the time: what uses it is rendered when that changes. */
export function useOfTime<Value extends string | number | boolean | undefined>(
  player: FilmPlayer,
  of: (at: number) => Value,
): Value {
  return useSyncExternalStore(player.onPicture, () => of(player.at()))
}

/** Pictures and wave of the film, read as long as they are wanted. */
export function useLook(files: readonly StageFile[], isWanted = true): Look {
  const film = useMemo(() => new FilmLook(sourcesOf(files), durationOf(files)), [files])
  useEffect(() => (isWanted ? film.start() : undefined), [film, isWanted])
  return useSyncExternalStore(film.subscribe, film.look)
}

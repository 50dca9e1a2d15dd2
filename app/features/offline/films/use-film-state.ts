import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import { useDownload } from './downloads.ts'
import { useKeptFilms, type KeptFilm } from './record.ts'
import { isFilmThere, type Arrival } from './save-film.ts'

/** How the film of a recipe stands to this device. */
export type FilmState =
  /** Being looked up. */
  | { readonly is: 'unknown' }
  | { readonly is: 'elsewhere' }
  | { readonly is: 'arriving'; readonly arrival: Arrival | undefined }
  /** It came in part, and the connection dropped or the page was closed. */
  | { readonly is: 'partial' }
  /** There is no room for it. */
  | { readonly is: 'too-large' }
  | { readonly is: 'kept'; readonly film: KeptFilm }
  /** It was kept, and the browser has removed it. */
  | { readonly is: 'removed'; readonly film: KeptFilm }

/** Those of the kept films that came whole and are still there; undefined while nobody has looked. */
export function useFilmsThere(): readonly KeptFilm[] | undefined {
  const films = useKeptFilms()
  const [found, setFound] = useState<{ of: typeof films; there: readonly KeptFilm[] }>()
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const whole = films.filter(({ isWhole }) => isWhole)
      const isThere = await Promise.all(whole.map(isFilmThere))
      if (isWanted) setFound({ of: films, there: whole.filter((_, index) => isThere[index]) })
    }
    look().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [films])
  return found?.of === films ? found.there : undefined
}

/** {@link FilmState} of a recipe's film, now and after each change. */
export function useFilmState(recipeId: Id): FilmState {
  const download = useDownload(recipeId)
  const film = useKeptFilms().find((kept) => kept.recipeId === recipeId)
  const there = useFilmsThere()
  if (download?.state === 'running') return { is: 'arriving', arrival: download.arrival }
  if (download?.by === 'room') return { is: 'too-large' }
  if (film?.isWhole === false || download) return { is: 'partial' }
  if (!film) return { is: 'elsewhere' }
  if (there === undefined) return { is: 'unknown' }
  return { is: there.some((kept) => kept.recipeId === recipeId) ? 'kept' : 'removed', film }
}

import { useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import { useDownload } from './downloads.ts'
import { useSavedFilms, type SavedFilm } from './record.ts'
import { isFilmThere, type Arrival } from './save-film.ts'

/** State of a recipe's film on this device. */
export type FilmState =
  /** Being checked. */
  | { readonly is: 'unknown' }
  | { readonly is: 'elsewhere' }
  | { readonly is: 'arriving'; readonly arrival: Arrival | undefined }
  /** Incomplete: the connection dropped, or the page was closed. */
  | { readonly is: 'partial' }
  /** There is not enough space. */
  | { readonly is: 'too-large' }
  | { readonly is: 'saved'; readonly film: SavedFilm }
  /** It was saved, and the browser has removed it. */
  | { readonly is: 'removed'; readonly film: SavedFilm }

/** The saved films that are complete and still exist; undefined while this is being checked. */
export function useFilmsThere(): readonly SavedFilm[] | undefined {
  const films = useSavedFilms()
  const [found, setFound] = useState<{ of: typeof films; there: readonly SavedFilm[] }>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const whole = films.filter(({ isWhole }) => isWhole)
      const isThere = await Promise.all(whole.map(isFilmThere))
      if (isWanted) setFound({ of: films, there: whole.filter((_, index) => isThere[index]) })
    }
    read().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [films])
  return found?.of === films ? found.there : undefined
}

/** The {@link FilmState} of a recipe's film. */
export function useFilmState(recipeId: Id): FilmState {
  const download = useDownload(recipeId)
  const film = useSavedFilms().find((saved) => saved.recipeId === recipeId)
  const there = useFilmsThere()
  if (download?.state === 'running') return { is: 'arriving', arrival: download.arrival }
  if (download?.by === 'room') return { is: 'too-large' }
  if (film?.isWhole === false || download) return { is: 'partial' }
  if (!film) return { is: 'elsewhere' }
  if (there === undefined) return { is: 'unknown' }
  return { is: there.some((saved) => saved.recipeId === recipeId) ? 'saved' : 'removed', film }
}

import { useEffect, useState } from 'react'
import { reportFailure } from '#app/data/report-failure.ts'
import { useDownload } from '#app/kept-films/downloads.ts'
import { isFilmThere, type Arrival } from '#app/kept-films/keep-film.ts'
import { useKeptFilms, type KeptFilm } from '#app/kept-films/record.ts'
import type { Id } from '#contract/common.ts'

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

/** Whether a film that came whole is still there; undefined while nobody has looked. */
function useIsThere(film: KeptFilm | undefined): boolean | undefined {
  const [found, setFound] = useState<{ film: KeptFilm; isThere: boolean }>()
  useEffect(() => {
    if (!film?.isWhole) return undefined
    let isWanted = true
    const look = async () => {
      const isThere = await isFilmThere(film)
      if (isWanted) setFound({ film, isThere })
    }
    look().catch(reportFailure)
    return () => {
      isWanted = false
    }
  }, [film])
  return found && found.film === film ? found.isThere : undefined
}

/** {@link FilmState} of a recipe's film, now and after each change. */
export function useFilmState(recipeId: Id): FilmState {
  const download = useDownload(recipeId)
  const film = useKeptFilms().find((kept) => kept.recipeId === recipeId)
  const isThere = useIsThere(film)
  if (download?.state === 'running') return { is: 'arriving', arrival: download.arrival }
  if (download?.by === 'room') return { is: 'too-large' }
  if (film?.isWhole === false || download) return { is: 'partial' }
  if (!film) return { is: 'elsewhere' }
  if (isThere === undefined) return { is: 'unknown' }
  return { is: isThere ? 'kept' : 'removed', film }
}

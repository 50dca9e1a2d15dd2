import { stepFilmFiles } from '#cooking/film/step-film/film-files.ts'
import { toStepFilm, type FilmedRecipe } from '#cooking/film/step-film/to-step-film.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { writeArchive } from './archive.ts'

/** Name of the film in the archive. */
const FILM = 'film.mp4'

/**
 * A film in the open form, as one archive.
 * @returns undefined while the recipe lacks a name or the text of a step
 * @throws when the film does not arrive
 */
export async function stepFilmArchive(
  recipe: FilmedRecipe,
  { Document, Path, Width, Height, HasSound }: OwnFilm,
): Promise<Blob | undefined> {
  const facts = { src: FILM, width: Width, height: Height, hasSound: HasSound }
  const film = toStepFilm(recipe, Document, facts)
  if (!film) return undefined
  const response = await fetch(mediaUrl(Path))
  if (!response.ok) throw new Error(`The film answered ${response.status}.`)
  const texts = Object.entries(stepFilmFiles(film)).map(([name, text]) => ({
    name,
    bytes: new Blob([text]),
  }))
  return await writeArchive([...texts, { name: FILM, bytes: await response.blob() }])
}

/** Saves a file on this device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

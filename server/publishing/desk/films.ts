import type { Kysely } from 'kysely'
import type { FilmDocument } from '#contract/films/own-film.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { DeskFilm, DeskFilmChanges, DeskSubmission } from '#contract/publishing/desk.ts'
import type { Database } from '#server/db/schema.ts'
import { filmPath } from '#server/films/own-film.ts'
import { readPublishedFilm } from '#server/films/published-film.ts'
import { readSubmittedFilm } from '#server/films/submitted-film.ts'
import { digestOf } from '#server/lib/digest.ts'
import { mediaPath } from '#server/media/media-path.ts'

const filmOf = ({ address, document }: { address: string; document: string }): DeskFilm => ({
  Path: mediaPath(filmPath(address)),
  Document: JSON.parse(document) as FilmDocument,
})

const NONE: Pick<FilmDocument, 'Steps' | 'Captions'> = { Steps: [], Captions: {} }

/** What differs between two films, of which one may not be there. */
function changesOf(
  before: FilmDocument | undefined,
  after: FilmDocument | undefined,
): Omit<DeskFilmChanges, 'IsOtherFilm'> {
  const [old, now] = [before ?? NONE, after ?? NONE]
  const known = new Map(old.Steps.map((step) => [step.Key, digestOf(step)]))
  const steps = now.Steps.filter((step) => known.get(step.Key) !== digestOf(step))
  const left = old.Steps.filter(({ Key }) => !now.Steps.some((step) => step.Key === Key))
  return {
    Steps: [...steps, ...left].map(({ Key }) => Key),
    Captions: LANGUAGES.filter(
      (language) =>
        digestOf(old.Captions[language] ?? []) !== digestOf(now.Captions[language] ?? []),
    ),
  }
}

/** How much differs between the film of a submission and another one: other bytes, steps, and captions by language. */
export async function countFilmChanges(
  db: Kysely<Database>,
  submissionId: number,
  earlierId: number,
): Promise<number> {
  const sent = await readSubmittedFilm(db, submissionId)
  const earlier = await readSubmittedFilm(db, earlierId)
  const { Steps, Captions } = changesOf(
    earlier && filmOf(earlier).Document,
    sent && filmOf(sent).Document,
  )
  return Number(sent?.file_id !== earlier?.file_id) + Steps.length + Captions.length
}

/** The film of a submission, the one that is published, and what differs. */
export async function readDeskFilms(
  db: Kysely<Database>,
  submissionId: number,
  publicId: number | undefined,
): Promise<Pick<DeskSubmission, 'Film' | 'LiveFilm' | 'FilmChanges'>> {
  const sent = await readSubmittedFilm(db, submissionId)
  const live = publicId === undefined ? undefined : await readPublishedFilm(db, publicId)
  if (!sent && !live) return {}
  const [Film, LiveFilm] = [sent && filmOf(sent), live && filmOf(live)]
  return {
    ...(Film && { Film }),
    ...(LiveFilm && live?.film_id !== null && { LiveFilm }),
    FilmChanges: {
      IsOtherFilm: sent?.file_id !== live?.file_id,
      ...changesOf(LiveFilm?.Document, Film?.Document),
    },
  }
}

import { fromStepFilm, type ImportFault } from '#cooking/film/step-film/from-step-film.ts'
import { FILM_BYTES_MAX } from '#contract/films/limits.ts'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { StepFilmFault } from '#contract/step-film/step-film-rules.ts'
import { runJob } from '../worker/run-job.ts'
import { readArchive, type ArchiveFile } from './archive.ts'

/** Why files are no step film for a recipe. */
export type StepFilmRefusal =
  /** No archive that can be read, or no `film.json` among the files. */
  | { readonly kind: 'files' }
  /** `film.json` breaks a rule. */
  | { readonly kind: 'rule'; readonly fault: StepFilmFault }
  | { readonly kind: ImportFault }
  /** The film that it names is not there. */
  | { readonly kind: 'film'; readonly name: string }
  /** It has other steps than the recipe. */
  | { readonly kind: 'steps'; readonly steps: number }

/** A step film for a recipe. */
export interface FoundStepFilm {
  readonly file: Blob
  readonly document: FilmDocument
  /** Languages that are not taken over. */
  readonly leftOut: readonly string[]
}

/** Room for the texts beside the film. */
const TEXTS_BYTES = 20_000_000
const baseOf = (name: string) => name.split('/').at(-1) ?? name

async function filesOf(chosen: readonly File[]): Promise<ArchiveFile[] | undefined> {
  const [first] = chosen
  if (chosen.length === 1 && first && /\.zip$/i.test(first.name))
    return await readArchive(first, FILM_BYTES_MAX + TEXTS_BYTES)
  return chosen.map((file) => ({ name: file.name, bytes: file }))
}

/** Steps by the keys of the recipe: the same keys, or as many in the same order; undefined for others. */
function withKeys(document: FilmDocument, keys: readonly string[]): FilmDocument | undefined {
  const { Steps } = document
  if (Steps.length !== keys.length) return undefined
  const known = Steps.filter(({ Key }) => keys.includes(Key)).length
  const isSame = Steps.every(({ Key }, index) => Key === keys[index])
  // Some of its keys elsewhere: it is of another order, and which step is meant nobody knows.
  if (!isSame && known > 0) return undefined
  return {
    ...document,
    Steps: Steps.map(({ Key, ...rest }, index) => Object.assign({ Key: keys[index] ?? Key }, rest)),
  }
}

/**
 * Reads an archive, or the files of a folder, as a step film for a recipe.
 * @throws {JobFailed} when the worker cannot be loaded
 */
export async function readStepFilm(
  chosen: readonly File[],
  stepKeys: readonly string[],
): Promise<FoundStepFilm | { readonly refusal: StepFilmRefusal }> {
  const files = await filesOf(chosen)
  const json = files?.find(({ name }) => baseOf(name) === 'film.json')
  if (!files || !json) return { refusal: { kind: 'files' } }
  const read = await runJob({ kind: 'json', file: json.bytes })
  if ('faults' in read) {
    const [fault = { rule: 'json', at: '' } as const] = read.faults
    return { refusal: { kind: 'rule', fault } }
  }
  const imported = fromStepFilm(read.film)
  if ('fault' in imported) return { refusal: { kind: imported.fault } }
  const { src } = read.film.film
  const folder = json.name.slice(0, json.name.length - 'film.json'.length)
  const film =
    files.find(({ name }) => name === folder + src) ??
    files.find(({ name }) => baseOf(name) === baseOf(src))
  if (!film) return { refusal: { kind: 'film', name: src } }
  const document = withKeys(imported.document, stepKeys)
  if (!document) return { refusal: { kind: 'steps', steps: imported.document.Steps.length } }
  return { file: film.bytes, document, leftOut: imported.leftOut }
}

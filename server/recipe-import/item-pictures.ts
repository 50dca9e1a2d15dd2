import type { Kysely } from 'kysely'
import { availableParallelism } from 'node:os'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { OWN_PICTURES_MAX } from '#contract/own-recipes/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import type { FairTurns } from '#server/lib/fair-turns.ts'
import { pictureConverter, type PictureConverter } from '#server/pictures/picture-converter.ts'
import type { StoredPictures } from '#server/reading/import-jobs.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import type { PictureRef } from '#server/recipe-formats/raw-recipe.ts'
import type { FetchingFor, FetchTurns } from './fetch-turns.ts'
import { draftOf, readItem, type ItemRow } from './queries.ts'
import { foundBy } from './parse-import.ts'
import { changeItem } from './write.ts'

/** Converts and stores a picture of a member. @returns its id */
export type PictureSaver = (userId: number, upload: Buffer) => Promise<number>

/** What pictures are read and converted with. */
interface PictureTools {
  readonly fetches: FetchTurns
  readonly processes: ReadingProcesses
  /** Turns of conversions. */
  readonly turns: FairTurns
  readonly savePicture: PictureSaver
}

/** The import of which pictures are converted. */
interface PicturesFor extends FetchingFor {
  /** Path of its archive; undefined where it has none. */
  readonly archive: string | undefined
}

/**
 * Reads a picture, converts it and stores it.
 * @returns its id
 */
async function importPicture(
  ref: PictureRef,
  whose: PicturesFor,
  { fetches, processes, turns, savePicture }: PictureTools,
): Promise<number> {
  const { row, signal, archive } = whose
  const owner = row.user_id
  if (ref.kind === 'address')
    return await fetches.picture(
      ref.address,
      whose,
      async (bytes) => await turns.run({ owner }, async () => await savePicture(owner, bytes)),
    )
  return await turns.run({ owner }, async () => {
    if (ref.kind === 'data') return await savePicture(owner, Buffer.from(ref.base64, 'base64'))
    if (archive === undefined) throw new ImportError('NotReadable')
    const job = processes.run(owner, 'readPackedPicture', { path: archive, ref }, { signal })
    return await savePicture(owner, Buffer.from(await foundBy(job)))
  })
}

/** A draft with its pictures, and whether one of them could not be read. */
interface WithPictures {
  readonly draft: Draft
  readonly hasFailed: boolean
}

/** Stores the pictures of a recipe. One that cannot be read is left out. */
async function importPictures(
  draft: Draft,
  { cover, steps }: StoredPictures,
  whose: PicturesFor,
  tools: PictureTools,
): Promise<WithPictures> {
  let hasFailed = false
  const idOf = async (ref: PictureRef | undefined): Promise<number | undefined> => {
    if (!ref) return undefined
    try {
      return await importPicture(ref, whose, tools)
    } catch (error) {
      // When the server stops, its pictures are left for the next start.
      whose.signal.throwIfAborted()
      // They are converted later.
      if (error instanceof StorageUnavailable) throw error
      hasFailed = true
      return undefined
    }
  }
  const coverId = await idOf(cover)
  const withPictures: Draft['Steps'] = []
  for (const [index, step] of draft.Steps.entries()) {
    const id = index < OWN_PICTURES_MAX - 1 ? await idOf(steps[step.Key]) : undefined
    withPictures.push(id === undefined ? step : { ...step, PictureId: id })
  }
  return {
    draft: { ...draft, Steps: withPictures, ...(coverId !== undefined && { PictureId: coverId }) },
    hasFailed,
  }
}

/** Converts the pictures of a recipe of an import, and adds them to its draft. */
export async function addPictures(
  db: Kysely<Database>,
  item: ItemRow,
  whose: PicturesFor,
  tools: PictureTools,
): Promise<ItemRow> {
  const pictures = JSON.parse(item.pictures) as StoredPictures
  const converted = await importPictures(draftOf(item), pictures, whose, tools)
  const picture = converted.hasFailed ? ('failed' as const) : ('there' as const)
  return await transact(db, async (trx) => {
    await lockMember(trx, whose.row.user_id)
    // The member may have answered a question meanwhile: only the pictures are added.
    const latest = await readItem(trx, item)
    const draft = JSON.stringify(withPicturesOf(converted.draft, draftOf(latest)))
    const values = { draft, picture }
    await changeItem(trx, item, values)
    return { ...latest, ...values }
  })
}

/** A draft with the pictures of an earlier state of it. */
function withPicturesOf(converted: Draft, latest: Draft): Draft {
  const ids = new Map(converted.Steps.map(({ Key, PictureId }) => [Key, PictureId]))
  return {
    ...latest,
    ...(converted.PictureId !== undefined && { PictureId: converted.PictureId }),
    Steps: latest.Steps.map((step) => {
      const PictureId = ids.get(step.Key)
      return PictureId === undefined ? step : Object.assign({}, step, { PictureId })
    }),
  }
}

/** Processes that convert pictures of imports, one for each processor. They have up to 300 MB each. */
const PROCESSES_MAX = 4

/** A converter for imports, and how many recipes keep it busy: one is read while the others are converted. */
export function importConverter(app: App): {
  converter: PictureConverter
  convertedAtOnce: number
} {
  const processes = Math.min(availableParallelism(), PROCESSES_MAX)
  const convertedAtOnce = processes + 1
  return {
    converter: pictureConverter(app, convertedAtOnce, { processes, isPatient: true }),
    convertedAtOnce,
  }
}

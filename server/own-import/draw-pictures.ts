import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own/draft.ts'
import { OWN_PICTURES_MAX } from '#contract/own/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { PICTURE, type PublicFetcher } from './fetch-public.ts'
import { draftOf, type ItemRow, type StoredPictures } from './import-rows.ts'
import type { Archive } from './readers/archive.ts'
import type { PictureRef } from './readers/raw-recipe.ts'
import { readPicture } from './readers/read-source.ts'

/** Draws and stores a picture of a member. @returns its id */
export type PictureSaver = (userId: number, upload: Buffer) => Promise<number>

/** What pictures are read with. */
export interface PictureTools {
  readonly fetcher: PublicFetcher
  /** The archive of the import; undefined where it has none. */
  readonly archive: Archive | undefined
  readonly save: PictureSaver
}

/** A draft with its pictures, and whether one of them could not be read. */
interface Drawn {
  readonly draft: Draft
  readonly hasFailed: boolean
}

/** Stores the pictures of a recipe. One that cannot be read is left out. */
async function drawPictures(
  draft: Draft,
  { cover, steps }: StoredPictures,
  { userId, tools }: { userId: number; tools: PictureTools },
): Promise<Drawn> {
  const { fetcher, archive, save } = tools
  let hasFailed = false
  const idOf = async (ref: PictureRef | undefined): Promise<number | undefined> => {
    if (!ref) return undefined
    try {
      const bytes =
        ref.kind === 'address'
          ? (await fetcher.fetch(ref.address, PICTURE)).bytes
          : await readPicture(ref, archive)
      return await save(userId, bytes)
    } catch {
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

/** Draws the pictures of a recipe of an import, and adds them to its draft. */
export async function drawItem(
  db: Kysely<Database>,
  item: ItemRow,
  options: { userId: number; tools: PictureTools },
): Promise<ItemRow> {
  const pictures = JSON.parse(item.pictures) as StoredPictures
  const drawn = await drawPictures(draftOf(item), pictures, options)
  const picture = drawn.hasFailed ? ('failed' as const) : ('there' as const)
  return await transact(db, async (trx) => {
    await lockMember(trx, options.userId)
    // The member may have answered a question meanwhile: only the pictures are added.
    const latest = await trx
      .selectFrom('own_import_items')
      .selectAll()
      .where('id', '=', item.id)
      .executeTakeFirstOrThrow()
    const draft = JSON.stringify(withPicturesOf(drawn.draft, draftOf(latest)))
    const values = { draft, picture }
    await trx.updateTable('own_import_items').set(values).where('id', '=', item.id).execute()
    return { ...latest, ...values }
  })
}

/** A draft with the pictures of an earlier state of it. */
function withPicturesOf(drawn: Draft, latest: Draft): Draft {
  const ids = new Map(drawn.Steps.map(({ Key, PictureId }) => [Key, PictureId]))
  return {
    ...latest,
    ...(drawn.PictureId !== undefined && { PictureId: drawn.PictureId }),
    Steps: latest.Steps.map((step) => {
      const PictureId = ids.get(step.Key)
      return PictureId === undefined ? step : Object.assign({}, step, { PictureId })
    }),
  }
}

import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own/draft.ts'
import { OWN_PICTURES_MAX } from '#contract/own/limits.ts'
import type { Database } from '#server/db/schema.ts'
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
  const { draft, hasFailed } = await drawPictures(draftOf(item), pictures, options)
  // The member may have answered a question meanwhile: only the pictures are added.
  const latest = await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  const ids = new Map(draft.Steps.map(({ Key, PictureId }) => [Key, PictureId]))
  const now = draftOf(latest)
  const merged = {
    ...now,
    ...(draft.PictureId !== undefined && { PictureId: draft.PictureId }),
    Steps: now.Steps.map((step) => {
      const PictureId = ids.get(step.Key)
      return PictureId === undefined ? step : Object.assign({}, step, { PictureId })
    }),
  }
  const picture = hasFailed ? ('failed' as const) : ('there' as const)
  const values = { draft: JSON.stringify(merged), picture }
  await db.updateTable('own_import_items').set(values).where('id', '=', item.id).execute()
  return { ...latest, ...values }
}

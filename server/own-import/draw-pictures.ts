import type { Draft } from '#contract/own/draft.ts'
import { OWN_PICTURES_MAX } from '#contract/own/limits.ts'
import { PICTURE, type PublicFetcher } from './fetch-public.ts'
import type { StoredPictures } from './import-rows.ts'
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
export interface Drawn {
  readonly draft: Draft
  readonly hasFailed: boolean
}

/** Stores the pictures of a recipe. One that cannot be read is left out. */
export async function drawPictures(
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

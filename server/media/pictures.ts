import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Config } from '#server/config.ts'
import { turns } from '#server/turns.ts'
import { contentHash } from './content-hash.ts'

/** WebP quality: below, the drawn edges of the pictures begin to fray. */
const QUALITY = 80
/** Pictures made at the same time; the threads they run on also hash passwords and read files. */
const MAKERS = 2

/** Makes pictures of fixed widths and keeps them. */
export interface PictureMaker {
  /**
   * The picture `file` as WebP of this width, never larger than it is. Made once, however many ask at
   * the same time.
   * @param width pixels
   * @returns the name of the made file in {@link folder}
   * @throws when `file` is no picture
   */
  make: (file: string, width: number) => Promise<string>
  /** Where made pictures are kept. */
  folder: string
}

/** A maker that keeps its pictures in `DATA_DIR/pictures`, named by the content they come from. */
export function pictureMaker({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): PictureMaker {
  const folder = join(DATA_DIR, 'pictures')
  const making = new Map<string, Promise<void>>()
  const inTurn = turns(MAKERS)

  const make = async (file: string, width: number) => {
    const name = `${await contentHash(file)}-${width}.webp`
    if (existsSync(join(folder, name))) return name
    const work = making.get(name) ?? inTurn(() => write(file, width, join(folder, name)))
    making.set(name, work)
    try {
      await work
    } finally {
      making.delete(name)
    }
    return name
  }
  return { make, folder }
}

/** Writes beside the target and renames, so that no half picture is ever served. */
async function write(file: string, width: number, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.draft`
  await mkdir(join(target, '..'), { recursive: true })
  await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(draft)
  await rename(draft, target)
}

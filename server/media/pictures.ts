import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Drawing } from '#server/pictures/drawing.ts'
import type { PictureDrawer } from '#server/pictures/picture-drawer.ts'
import { contentHash } from './content-hash.ts'

/** Makes pictures of fixed widths and caches them. */
export interface PictureMaker {
  /**
   * Scales the picture `file` down to this width as WebP. Made once for concurrent requests.
   * @param width pixels
   * @returns the name of the made file in {@link folder}
   * @throws when `file` is no picture or too many are waiting, see {@link PictureDrawer}
   */
  make: (file: string, width: number) => Promise<string>
  /** Folder of the cached pictures. */
  folder: string
}

/** Caches pictures in `DATA_DIR/pictures` by content hash. */
export function pictureMaker(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  drawer: PictureDrawer,
): PictureMaker {
  const folder = join(DATA_DIR, 'pictures')
  const making = new Map<string, Promise<void>>()

  const make = async (file: string, width: number) => {
    const name = `${await contentHash(file)}-${width}.webp`
    if (existsSync(join(folder, name))) return name
    const work = making.get(name) ?? write(join(folder, name), { kind: 'width', file, width })
    making.set(name, work)
    try {
      await work
    } finally {
      making.delete(name)
    }
    return name
  }

  /** Renames the finished file, so that no partial picture is served. */
  const write = async (target: string, drawing: Drawing) => {
    const image = await drawer.draw(drawing)
    const draft = `${target}.${process.pid}.draft`
    await mkdir(folder, { recursive: true })
    await writeFile(draft, image)
    await rename(draft, target)
  }
  return { make, folder }
}

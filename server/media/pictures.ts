import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import type { Conversion } from '#server/pictures/conversion.ts'
import type { PictureConverter } from '#server/pictures/picture-converter.ts'
import { contentHash } from './content-hash.ts'

/** Makes pictures of fixed widths and caches them. */
export interface PictureMaker {
  /**
   * Scales the picture `file` down to this width as WebP. Made once for concurrent requests.
   * @param width pixels
   * @returns the name of the made file in {@link folder}
   * @throws when `file` is no picture or too many are waiting, see {@link PictureConverter}
   */
  make: (file: string, width: number) => Promise<string>
  /** Folder of the cached pictures. */
  folder: string
}

/** Renames the finished file, so that no partial one is served. */
async function replace(into: string, name: string, content: Buffer | string): Promise<void> {
  const draft = join(into, `${name}.${process.pid}.draft`)
  await mkdir(into, { recursive: true })
  await writeFile(draft, content)
  await rename(draft, join(into, name))
}

/**
 * Caches pictures in `DATA_DIR/pictures` by the content hash of what they were converted from. Their own content
 * hashes are in `DATA_DIR/picture-hashes`, so that a part of a file, or another one, is converted again.
 */
export function pictureMaker(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  converter: PictureConverter,
): PictureMaker {
  const folder = join(DATA_DIR, 'pictures')
  const hashes = join(DATA_DIR, 'picture-hashes')
  const making = new Map<string, Promise<void>>()

  const make = async (file: string, width: number) => {
    const name = `${await contentHash(file)}-${width}.webp`
    if (await isConverted(name)) return name
    const work = making.get(name) ?? write(name, { kind: 'width', file, width })
    making.set(name, work)
    try {
      await work
    } finally {
      making.delete(name)
    }
    return name
  }

  const isConverted = async (name: string) => {
    const hash = await orMissing(readFile(join(hashes, name), 'utf8'))
    return hash !== undefined && hash === (await orMissing(contentHash(join(folder, name))))
  }

  const write = async (name: string, conversion: Conversion) => {
    const image = await converter.convert(conversion)
    await replace(folder, name, image)
    await replace(hashes, name, await contentHash(join(folder, name)))
  }

  return { make, folder }
}

import { link, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { servedPath } from './served-path.ts'

/**
 * Puts a finished file in its place in a media folder, so that no partial one is served. What was there keeps
 * the name with its content hash: another database, or a page that is open, may still mean it.
 *
 * @param draft the finished file
 * @param path its place below `folder`
 */
export async function placeVersion(folder: string, draft: string, path: string): Promise<void> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  try {
    await link(target, join(folder, servedPath(path, await contentHash(target))))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  }
  await rename(draft, target)
}

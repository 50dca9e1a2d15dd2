import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file, readable by its user alone, unless it is there already. Of several processes that write it
 * at once the first one wins, and nobody reads a part of it.
 */
export async function writeOnce(file: string, content: string): Promise<void> {
  const made = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(made, content, { mode: 0o600, flush: true })
  try {
    // Unlike a rename, a link never replaces a file.
    await link(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(made)
  }
}

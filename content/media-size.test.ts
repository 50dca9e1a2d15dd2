import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_FOLDER } from './catalogue-folder.ts'

/** Bytes that a clone of the project may bring in as media. */
const BYTES_MAX = 55_000_000

test('all media together stay within 55 MB', async () => {
  const folder = join(DEMO_FOLDER, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX)
})

import { mkdtempDisposableSync } from 'node:fs'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteUse, trimFolder } from './trim-folder.ts'

const hours = (count: number) => new Date(Date.now() - count * 3_600_000)

test('what was used the longest ago goes when a folder is full, and nothing else', async () => {
  const made = mkdtempDisposableSync(join(tmpdir(), 'simmer-trim-'))
  onTestFinished(() => made.remove())
  const folder = made.path
  for (const [index, name] of ['a.webp', 'b.webp', 'c.webp', 'other.txt'].entries()) {
    await writeFile(join(folder, name), Buffer.alloc(100))
    await utimes(join(folder, name), hours(10 - index), hours(10 - index))
  }
  const cache = { folder, names: /\.webp$/, bytesMax: 300 }
  expect(await trimFolder(cache)).toEqual([])
  const { mtimeMs } = await stat(join(folder, 'a.webp'))
  await noteUse(join(folder, 'a.webp'))
  expect((await stat(join(folder, 'a.webp'))).mtimeMs).toBe(Math.trunc(mtimeMs))
  expect(await trimFolder({ ...cache, bytesMax: 250 })).toEqual(['b.webp'])
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp', 'other.txt'])
  expect(await trimFolder({ ...cache, folder: join(folder, 'missing') })).toEqual([])
})

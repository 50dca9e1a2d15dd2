// @vitest-environment node
import { zipSync, unzipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readArchive, writeArchive } from './archive.ts'

const FILES = { 'film.json': '{"version":1}', 'film.mp4': 'moov'.repeat(10_000), 'ä/b.vtt': '' }
const MOST = 1_000_000
const asBlobs = Object.entries(FILES).map(([name, text]) => ({ name, bytes: new Blob([text]) }))
const textsOf = async (files: Awaited<ReturnType<typeof readArchive>>) =>
  files &&
  Object.fromEntries(
    await Promise.all(files.map(async ({ name, bytes }) => [name, await bytes.text()] as const)),
  )

test('FLM-71 files are written as an archive that others read, always the same', async () => {
  const archive = await writeArchive(asBlobs)
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const read = unzipSync(bytes)
  expect(
    Object.fromEntries(
      Object.entries(read).map(([name, all]) => [name, Buffer.from(all).toString()]),
    ),
  ).toEqual(FILES)
  expect(new Uint8Array(await (await writeArchive(asBlobs)).arrayBuffer())).toEqual(bytes)
  expect(await textsOf(await readArchive(archive, MOST))).toEqual(FILES)
})

test('an archive of others is read, packed or not', async () => {
  const entries = Object.entries(FILES).map(([name, text]) => [name, strToU8(text)] as const)
  for (const level of [0, 9] as const) {
    const archive = new Blob([zipSync(Object.fromEntries(entries), { level, comment: 'x' })])
    expect(await textsOf(await readArchive(archive, MOST))).toEqual(FILES)
  }
})

test('what is no archive, is cut off, or has more in it than may be, is not read', async () => {
  const archive = await writeArchive(asBlobs)
  const bomb = new Blob([zipSync({ a: new Uint8Array(MOST + 1) })])
  const lies = new Uint8Array(await bomb.arrayBuffer())
  const end = lies.length - 22
  const list = new DataView(lies.buffer).getUint32(end + 16, true)
  new DataView(lies.buffer).setUint32(list + 24, 10, true)
  for (const broken of [
    new Blob([]),
    new Blob(['Only words.']),
    archive.slice(0, archive.size - 30),
    archive.slice(100),
    bomb,
    new Blob([lies]),
  ])
    expect(await readArchive(broken, MOST)).toBeUndefined()
})

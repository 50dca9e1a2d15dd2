// Which story files looked like their pictures when they were last compared: one line for each, with
// a number of the code that the pictures depend on, and of the pictures. Git joins the lines of two
// branches (.gitattributes), so a file may have several.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { folderOf, ROOT } from '../stories.ts'

const RECORD = resolve(import.meta.dirname, 'compared.txt')

function readLines(): string[] {
  return existsSync(RECORD) ? readFileSync(RECORD, 'utf8').split('\n').filter(Boolean) : []
}

function lineOf(file: string, digest: string): string {
  const hash = createHash('sha256').update(digest)
  for (const picture of globSync(`${folderOf(file)}/*.webp`, { cwd: ROOT }).toSorted()) {
    hash.update(picture).update(readFileSync(resolve(ROOT, picture)))
  }
  return `${file} ${hash.digest('hex').slice(0, 16)}`
}

/** Story files whose pictures have to be compared, because code or pictures changed. */
export function changedFiles(digests: ReadonlyMap<string, string>): string[] {
  const lines = new Set(readLines())
  return [...digests]
    .filter(([file, digest]) => !lines.has(lineOf(file, digest)))
    .map(([file]) => file)
}

/**
 * Notes that story files look like their pictures. Lines of files that are gone are dropped.
 *
 * @param digests of the code of these files
 */
export function noteCompared(files: readonly string[], digests: ReadonlyMap<string, string>): void {
  const kept = readLines().filter((line) => {
    const [file = ''] = line.split(' ')
    return existsSync(resolve(ROOT, file)) && !files.includes(file)
  })
  const added = files.map((file) => lineOf(file, digests.get(file)!))
  writeFileSync(RECORD, `${[...kept, ...added].toSorted().join('\n')}\n`)
}

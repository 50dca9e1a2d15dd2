import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawnPart } from './digests.ts'

/** What is drawn by a file with this code. */
function drawnBy(code: string): string | Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-digests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'part.tsx')
  writeFileSync(file, code)
  return drawnPart(file)
}

test('a comment and another format leave the pictures as they are, other code does not', () => {
  const code = drawnBy('export const part = <p>Boil.</p>\n')
  expect(drawnBy('/** Says it. */\nexport const part = (\n  <p>Boil.</p>\n)\n')).toEqual(code)
  expect(drawnBy('export const part = <p>Fry.</p>\n')).not.toEqual(code)
  expect(drawnBy('export const part = <p>Boil. </p>\n')).not.toEqual(code)
})

// The jobs of reading processes, with texts that hang them and texts that need more memory than there is.
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as real from '#server/reading/jobs.ts'

export * from '#server/reading/jobs.ts'

/** Where the module is. */
export const HANGING_JOBS = new URL(import.meta.url)
/** Who writes this hangs the process that reads it. */
export const ENDLESS = 'a line without end'
/** Who writes this fills the memory of the process that reads it. */
export const HUGE = 'a line without bounds'

/** A line as {@link ENDLESS}, and whether a process hangs at it. */
export function endlessLine(): { line: string; isRead: () => boolean } {
  const file = join(tmpdir(), `simmer-${randomUUID()}`)
  const isRead = () => {
    const isThere = existsSync(file)
    rmSync(file, { force: true })
    return isThere
  }
  return { line: `${ENDLESS} ${file}`, isRead }
}

/** Does what a text says. */
function obey(text: string): void {
  const [, file] = new RegExp(`${ENDLESS} ?([\\w/-]*)`, 'u').exec(text) ?? []
  if (file !== undefined) {
    if (file !== '') writeFileSync(file, '')
    for (;;);
  }
  const kept: unknown[] = []
  while (text.includes(HUGE)) kept.push(Array.from({ length: 10_000 }, () => ({})))
}

export const compile: typeof real.compile = (input, words) => {
  obey(JSON.stringify(input.draft))
  return real.compile(input, words)
}

export const findRecipes: typeof real.findRecipes = async (input, words) => {
  if (input.source.kind === 'text') obey(input.source.text)
  if (input.source.kind === 'page') obey(Buffer.from(input.source.bytes).toString())
  return await real.findRecipes(input, words)
}

export const packTexts: typeof real.packTexts = (input, words) => {
  if (words) obey(input.draft)
  return real.packTexts(input, words)
}

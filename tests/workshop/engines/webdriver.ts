// What the two browsers share that are driven by WebDriver.
import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** How WebDriver writes the keys that are no letters. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The actions that press a key and let it go. */
export function actionsOf(key: string): object[] {
  const value = KEYS[key] ?? key
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  return [{ type: 'key', id: 'keyboard', actions }]
}

/** The text of a function that does some work in a page. It takes and gives JSON, as text. */
export function textOf(work: (...args: never[]) => unknown): string {
  return `async (args) => JSON.stringify((await (${String(work)})(...JSON.parse(args))) ?? null)`
}

/** Waits for a line of a program's output. Rejects when the program ends without it. */
export async function lineOf(program: ChildProcess, pattern: RegExp): Promise<string> {
  let text = ''
  for (const output of [program.stdout, program.stderr])
    output?.on('data', (chunk) => (text += String(chunk)))
  while (program.exitCode === null && program.signalCode === null) {
    const [, found] = pattern.exec(text) ?? []
    if (found !== undefined) return found
    await setTimeout(20)
  }
  throw new Error(`The program ended: ${text.slice(-500)}`)
}

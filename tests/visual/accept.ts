import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { noteCompared } from './record.ts'
import { pictureOf, readFindings, writeFindings } from './results.ts'
import { baselineOf, isStateOf } from './stories.ts'

/**
 * Makes what the last run found the accepted pictures.
 *
 * @param names of states, or the beginning of their names; `all` accepts each
 * @returns the names of the states that were accepted
 */
export function accept(names: readonly string[]): string[] {
  const { findings, digests } = readFindings()
  const isNamed = (state: string) =>
    names.some((name) => name === 'all' || state === name || state.startsWith(`${name}/`))
  const accepted = findings.filter(({ state, kind }) => kind !== 'failed' && isNamed(state))
  for (const { state, kind } of accepted) {
    const baseline = baselineOf(state)
    mkdirSync(dirname(baseline), { recursive: true })
    if (kind === 'gone') rmSync(baseline, { force: true })
    else copyFileSync(pictureOf(state, 'after'), baseline)
  }
  const open = findings.filter((finding) => !accepted.includes(finding))
  writeFindings({ findings: open, digests })
  const isOpen = (file: string) => open.some(({ state }) => isStateOf(state, file))
  const isAccepted = (file: string) => accepted.some(({ state }) => isStateOf(state, file))
  const done = Object.keys(digests).filter((file) => isAccepted(file) && !isOpen(file))
  noteCompared(done, new Map(Object.entries(digests)))
  return accepted.map(({ state }) => state)
}

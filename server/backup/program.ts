import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'

/** The program that makes a backup, which runs as a child process. */
const PROGRAM = fileURLToPath(new URL('backup-cli.ts', import.meta.url))
/** Nice value of the program: other processes take precedence. */
const PATIENT = 5
/** A line in which the program reports a step. */
const STEP = /^step: (\w+)$/

/** Starts the program that makes a backup, or tests one, with the configuration of this process. */
export function startBackupProgram(config: Config, args: readonly string[]): ChildProcess {
  const settings = Object.entries(config).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...Object.fromEntries(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, PATIENT)
  } catch {
    // The program then runs with normal priority.
  }
  return child
}

/**
 * Why a process failed; undefined when it did not.
 * @param onStep called with each step that it names
 */
export async function resultOf(
  child: ChildProcess,
  onStep: (step: string) => void = () => {},
): Promise<string | undefined> {
  const lines: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      const [, step] = STEP.exec(line) ?? []
      if (step !== undefined) onStep(step)
    })
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (code === 0) return undefined
  return lines.join('').trim() || `The process ended with ${signal ?? code}.`
}

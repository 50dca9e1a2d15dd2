import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { claimRun, dueDay, giveUpRun, noteFailure, noteFinished } from './claim-run.ts'
import { backupName, keepNewest, readReceipt } from './keep-newest.ts'
import { sizesOf } from './sizes.ts'

/** What makes a backup, as a process of its own. */
const PROGRAM = fileURLToPath(new URL('backup-cli.ts', import.meta.url))
/** Of the system's priorities, from 0 to 19: others go first. */
const PATIENT = 5
/** Characters of a failure that are noted. */
const FAILURE_MAX = 1000

interface ScheduleTools {
  readonly config: Config
  readonly database: OpenDatabase
  readonly now: () => Date
}

/**
 * Makes a backup each day, if `BACKUP_DIR` says where: once for all processes of a database, in a child
 * process. One that is due is made as soon as a server runs.
 */
export function scheduleBackups(app: App, { config, database, now }: ScheduleTools): void {
  if (config.BACKUP_DIR === undefined) return
  const folder = resolve(config.BACKUP_DIR)
  const { db } = database
  let child: ChildProcess | undefined
  let isStopping = false
  /** The last day of which it is known that its backup is made. */
  let madeDay = ''
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const make = async (day: string) => {
    await mkdir(folder, { recursive: true })
    const path = join(folder, backupName(now()))
    if (!isStopping) child = startProgram(config, path)
    const failure = child ? await resultOf(child) : 'The server stops.'
    child = undefined
    if (failure !== undefined && isStopping) {
      await giveUpRun(db, day)
      return
    }
    const receipt = await readReceipt(path)
    if (failure !== undefined || !receipt) throw new Error(failure ?? 'It has no receipt.')
    await noteFinished(db, day, { file: basename(path), receipt, now: now().getTime() })
    const deleted = await keepNewest(folder, receipt.instance, config.BACKUP_KEEP)
    app.log.info({ deleted }, `The backup ${path} was made: ${sizesOf(receipt)}`)
  }

  const attempt = async () => {
    const day = dueDay(now(), config.BACKUP_AT)
    if (day === madeDay) return
    const state = await claimRun(db, day, now().getTime())
    if (state === 'finished') madeDay = day
    if (state !== 'ours') return
    try {
      await make(day)
    } catch (error) {
      const reason = (error as Error).message.slice(0, FAILURE_MAX)
      app.log.error(`The backup of ${day} was not made: ${reason}`)
      await noteFailure(db, day, reason)
    }
  }

  const look = () => {
    if (app.databaseState.isReadOnly) return
    running ??= attempt()
      .catch((error: unknown) => app.log.warn({ err: error }, 'The look for due backups failed'))
      .finally(() => (running = undefined))
  }

  app.addHook('onReady', async () => {
    timer = setInterval(look, MINUTE_MS).unref()
    look()
  })
  app.addHook('onClose', async () => {
    isStopping = true
    clearInterval(timer)
    child?.kill()
    await running
  })
}

function startProgram(config: Config, path: string): ChildProcess {
  const settings = Object.entries(config).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, [PROGRAM, path], {
    env: { ...process.env, ...Object.fromEntries(settings) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, PATIENT)
  } catch {
    // It works as fast as others do.
  }
  return child
}

/** Why a process failed; undefined when it did not. */
async function resultOf(child: ChildProcess): Promise<string | undefined> {
  const lines: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (code === 0) return undefined
  return lines.join('').trim() || `The process ended with ${signal ?? code}.`
}

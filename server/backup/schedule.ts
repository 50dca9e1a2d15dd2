import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { claimRun, dueDay, giveUpRun, noteFailure, noteFinished } from './claim-run.ts'
import { isWorking } from './asked-work.ts'
import { backupName, keepNewest } from './keep-newest.ts'
import { readReceipt } from './receipt.ts'
import { resultOf, startBackupProgram } from './program.ts'
import { sizesOf } from './sizes.ts'

/** Maximum length of a recorded error. */
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
  /** The last day whose backup is known to have been made. */
  let madeDay = ''
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const make = async (day: string) => {
    await mkdir(folder, { recursive: true })
    const path = join(folder, backupName(now()))
    if (!isStopping) child = startBackupProgram(config, [path])
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
    // A backup that a host has requested takes precedence.
    if (day === madeDay || (await isWorking(db, now().getTime()))) return
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

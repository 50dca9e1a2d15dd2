import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { HostWork, HostWorkKind } from '#contract/host/work.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { readInstance } from '#server/db/instance.ts'
import type { App } from '#server/http/app-type.ts'
import { beginWork, endWork, goOn } from './asked-work.ts'
import { claimRun, noteFailure, noteFinished } from './claim-run.ts'
import { backupName, keepNewest, ownBackups } from './keep-newest.ts'
import { readReceipt, type Receipt } from './receipt.ts'
import { resultOf, startBackupProgram } from './program.ts'

/** Milliseconds between signs of life. */
const SIGN_MS = 5000
/** Maximum length of a recorded error. */
const FAILURE_MAX = 1000

interface WorkTools {
  readonly config: Config
  readonly database: OpenDatabase
  readonly now: () => Date
}

/** Starts the job that a host has requested. Does nothing while one is running in any process. */
export type AskWork = (kind: HostWorkKind) => Promise<void>

/**
 * Runs the jobs that a host requests: a backup, or a test restore of the newest one. Each runs in a child process
 * with a low priority.
 */
export function doAskedWork(app: App, { config, database, now }: WorkTools): AskWork {
  const { db } = database
  const folder = resolve(config.BACKUP_DIR ?? '.')
  let child: ChildProcess | undefined
  let isStopping = false
  let running: Promise<void> | undefined
  const time = () => now().getTime()

  /** Runs the program and records signs of life meanwhile. @throws {Error} with the reason when it fails */
  const runProgram = async (begun: number, first: string, args: readonly string[]) => {
    if (isStopping) throw new Error('The server stops.')
    let step = first
    const started = startBackupProgram(config, [...args, '--steps'])
    child = started
    const say = () =>
      void goOn(db, begun, { step, now: time() })
        // Another process has taken over. If the database cannot be reached, the program fails by itself.
        .then((isOurs) => isOurs || started.kill())
        .catch(() => undefined)
    const signs = setInterval(say, SIGN_MS).unref()
    try {
      const failure = await resultOf(started, (next) => {
        step = next
        say()
      })
      if (failure !== undefined) throw new Error(isStopping ? 'The server stops.' : failure)
    } finally {
      clearInterval(signs)
      child = undefined
    }
  }

  const makeOne = async (begun: number) => {
    const day = new Date(begun).toISOString()
    await claimRun(db, day, begun)
    try {
      await mkdir(folder, { recursive: true })
      const path = join(folder, backupName(new Date(begun)))
      await runProgram(begun, 'writing', [path])
      const receipt = await readReceipt(path)
      if (!receipt) throw new Error('It has no receipt.')
      await noteFinished(db, day, { file: basename(path), receipt, now: time() })
      await keepNewest(folder, receipt.instance, config.BACKUP_KEEP)
      return outcomeOf(path, receipt)
    } catch (error) {
      await noteFailure(db, day, reasonOf(error))
      throw error
    }
  }

  const testNewest = async (begun: number) => {
    await mkdir(folder, { recursive: true })
    const instance = (await readInstance(database)) ?? null
    const newest = (await ownBackups(folder, instance)).at(-1)
    if (newest === undefined) throw new Error(`There is no backup of this site in ${folder}.`)
    const path = join(folder, newest)
    await runProgram(begun, 'reading', ['--test', path])
    const receipt = await readReceipt(path)
    return receipt ? outcomeOf(path, receipt) : null
  }

  const work = async (kind: HostWorkKind, begun: number) => {
    try {
      const outcome = await (kind === 'backup' ? makeOne : testNewest)(begun)
      await endWork(db, begun, { now: time(), failure: null, outcome })
    } catch (error) {
      const failure = reasonOf(error)
      app.log.error(`What a host has asked for (${kind}) failed: ${failure}`)
      await endWork(db, begun, { now: time(), failure, outcome: null }).catch(() => undefined)
    }
  }

  app.addHook('onClose', async () => {
    isStopping = true
    child?.kill()
    await running
  })
  return async (kind) => {
    const begun = time()
    const step = kind === 'backup' ? 'writing' : 'reading'
    if (!(await beginWork(db, { kind, step, now: begun }))) return
    running = work(kind, begun).finally(() => (running = undefined))
  }
}

function reasonOf(error: unknown): string {
  return (error as Error).message.slice(0, FAILURE_MAX)
}

function outcomeOf(path: string, { size, rows, files }: Receipt): HostWork['Outcome'] {
  const sum = Object.values(rows).reduce((all, count) => all + count, 0)
  return { File: basename(path), Bytes: size, Rows: sum, Files: files }
}

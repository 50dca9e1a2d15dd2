import type { EngineName } from '#server/db/engine.ts'
import type { Figure } from '#tests/bench/report.ts'
import type { PostgresCluster } from '#tests/support/postgres-cluster.ts'
import { AppProcess, type Settings } from './app-process.ts'
import type { Cleanup } from './cleanup.ts'
import type { Random } from './random.ts'
import type { StockedDatabases } from './databases.ts'

/** What an attack is given. */
export interface Stage {
  engine: EngineName
  /** Whether the shortened form is wanted, of a few seconds. */
  short: boolean
  random: Random
  /** Seeds of an attack that goes through several, the first of them that of `random`. */
  seeds: readonly number[]
  /** The PostgreSQL under attack; undefined when it is SQLite. */
  cluster: PostgresCluster | undefined
  /** What the attack has to undo. */
  cleanup: Cleanup
  /** Recipes of a database, with ids from 1. */
  recipes: number
  /** Makes a filled database that nobody else uses: the settings of a server on it. */
  newDatabase: () => Promise<Settings>
  /** Starts the built app; without settings, on a new database. */
  start: (settings?: Settings) => Promise<AppProcess>
}

/** An attack: what it does, on which engines, and its figures. */
export interface Attack {
  /** Engines on which it makes a difference; the short form takes the first. */
  engines: readonly EngineName[]
  /** The short form leaves it out. */
  isLong?: boolean
  run: (stage: Stage) => Promise<Figure[]>
}

/** Prepares an attack. */
export function prepareStage(
  parts: Pick<Stage, 'engine' | 'short' | 'random' | 'seeds' | 'cleanup'>,
  stock: StockedDatabases,
): Stage {
  const { engine, cleanup } = parts
  const newDatabase = async () => {
    const { settings, remove } = await stock.copy(engine)
    cleanup.add(remove)
    return settings
  }
  return {
    ...parts,
    recipes: stock.recipes,
    cluster: engine === 'postgres' ? stock.cluster : undefined,
    newDatabase,
    start: async (settings) => {
      const app = await AppProcess.start(settings ?? (await newDatabase()))
      cleanup.add(() => app.stop('SIGKILL'))
      return app
    },
  }
}

import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'
import { fillWhenEmpty } from '#server/catalogue-import/fill-when-empty.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { DatabaseConfig } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { databaseUrl, runOn } from './postgres-admin.ts'

/** Creates the `filled` template of an engine once per run; other test files wait for it. */
export async function makeFilledTemplate(engine: EngineName): Promise<void> {
  const { folder } = inject('testDatabases')
  const mark = join(folder, `filled-${engine}`)
  try {
    await mkdir(`${mark}.begun`)
  } catch {
    await untilDone(mark)
    return
  }
  try {
    await fill(engine)
    await writeFile(`${mark}.done`, '')
  } catch (error) {
    await writeFile(`${mark}.failed`, '')
    throw error
  }
}

async function fill(engine: EngineName): Promise<void> {
  const config = await copyEmptyTemplate(engine)
  const database = await openDatabase(config)
  try {
    await fillWhenEmpty(database, config)
  } finally {
    await database.close()
  }
}

async function copyEmptyTemplate(engine: EngineName): Promise<DatabaseConfig> {
  const { folder, postgresUrl = '', prefix } = inject('testDatabases')
  const own = join(folder, `${engine}-filled`)
  const copies: Record<EngineName, () => Promise<DatabaseConfig>> = {
    sqlite: async () => {
      await cp(join(folder, 'sqlite-empty'), own, { recursive: true })
      return { DATA_DIR: own }
    },
    postgres: async () => {
      await mkdir(own)
      await runOn(postgresUrl, `create database ${prefix}filled template ${prefix}empty`)
      return { DATA_DIR: own, DATABASE_URL: databaseUrl(postgresUrl, `${prefix}filled`) }
    },
  }
  return await copies[engine]()
}

async function untilDone(mark: string): Promise<void> {
  while (!existsSync(`${mark}.done`)) {
    if (existsSync(`${mark}.failed`)) throw new Error('The catalogue could not be imported.')
    await delay(50)
  }
}

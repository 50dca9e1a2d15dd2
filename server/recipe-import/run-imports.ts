import { createFoods } from '#server/catalogue/foods.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import type { PictureStore } from '#server/own-recipes/pictures/picture-store.ts'
import { storePicture } from '#server/own-recipes/pictures/store-picture.ts'
import type { ReadingPools } from '#server/reading/reading-pools.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { takeBackArea } from '#server/storage/tidy.ts'
import { importConverter } from './item-pictures.ts'
import { PublicFetcher } from '#server/fetching/fetch-public.ts'
import { FetchTurns } from './fetch-turns.ts'
import { forgetOld } from './forget-old.ts'
import { REAL_FETCH_EDGE, type FetchEdge } from '#server/fetching/fetch-edge.ts'
import type { ImportFiles } from './import-files.ts'
import { ImportWorker } from './import-worker.ts'
import { readAgain } from './read-again-command.ts'

/** What imports need. */
export interface ImportOptions {
  files: ImportFiles
  database: OpenDatabase
  storage: Storage
  store: PictureStore
  now: () => Date
  reading: ReadingPools
  edge?: FetchEdge | undefined
}

/** Works on imports, and forgets old ones, from when the server is ready until it closes. */
export function runImports(
  app: App,
  { files, database: { db }, storage, store, now, reading, edge = REAL_FETCH_EDGE }: ImportOptions,
): ImportWorker {
  const time = () => now().getTime()
  const fetches = new FetchTurns(new PublicFetcher(edge))
  const { converter, convertedAtOnce } = importConverter(app)
  const savePicture = async (userId: number, upload: Buffer) =>
    (await storePicture({ db, store, converter }, { userId, now: time() }, upload)).Id
  const worker = new ImportWorker({
    db,
    files,
    fetches,
    reading,
    savePicture,
    convertedAtOnce,
    foods: createFoods(db),
    now: time,
    log: app.log,
    databaseState: app.databaseState,
  })
  const begin = async () => {
    try {
      await takeBackArea({ db, storage, log: app.log }, 'imports')
    } catch (error) {
      app.log.warn({ err: error }, 'looking for missing files of imports failed')
    }
    worker.start()
  }
  // Not awaited: a start does not wait for a slow database.
  app.addHook('onReady', async () => void begin())
  app.addHook('onClose', () => worker.close())
  repeatHourly(app, 'the deletion of old imports', () => forgetOld(db, files, time(), app.log))
  repeatHourly(app, 'the deletion of copies of imports', () => files.dropCopies(Date.now()))
  const closing = new AbortController()
  app.addHook('onClose', async () => closing.abort())
  repeatHourly(app, 'the reading of recipes by new readers', async () => {
    const { signal } = closing
    await readAgain(db, { processes: reading.patient, now: time, log: app.log, signal })
  })
  return worker
}

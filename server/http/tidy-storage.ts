import type { OpenDatabase } from '#server/db/engine.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { type AreaOfRows, FILE_ROWS } from '#server/storage/rows.ts'
import { takeBackArea, tidyArea, type TidyTools, warnOfMissing } from '#server/storage/tidy.ts'
import type { App } from './app-type.ts'
import { eachAlone, repeatHourly } from './hourly.ts'

const AREAS = Object.keys(FILE_ROWS) as AreaOfRows[]
/** The work on imports begins with its files. */
const OTHERS = AREAS.filter((area) => area !== 'imports')

/**
 * Puts files that nothing names into the bin, empties it of what has been there long enough, and takes back
 * from it what rows name when the server is ready.
 */
export function tidyStorage(app: App, { db }: OpenDatabase, storage: Storage): void {
  const tools: TidyTools = { db, storage, log: app.log }
  const emptyBin = async () => {
    for (const day of await storage.emptyBin(Date.now())) app.log.warn(`bin/${day} was deleted`)
  }
  const discardParts = async () => {
    const count = await storage.discardParts(Date.now())
    if (count > 0) app.log.warn(`${count} files that were never finished are in the bin`)
  }
  const parts = [...AREAS.map((area) => () => tidyArea(tools, area)), discardParts, emptyBin]
  repeatHourly(app, 'the tidying of files', parts, { isLate: true })

  const begin = async () => {
    await eachAlone(app.log, 'looking for files in the bin', OTHERS, (area) =>
      takeBackArea(tools, area),
    )
    // A bucket is asked by `npm run storage -- check` instead: it may hold millions.
    if (storage.ofArea('own-pictures').kind === 'folder') await warnOfMissing(tools, 'own-pictures')
  }
  app.addHook('onReady', async () => {
    // Not awaited, because many files take their time.
    void begin().catch((error: unknown) => {
      app.log.warn({ err: error }, 'looking for missing files failed')
    })
  })
}

import { FileBin } from '#server/lib/file-bin.ts'
import type { App } from './app-type.ts'
import { repeatHourly } from './hourly.ts'

/**
 * Empties the bin of the data folder of what has been there long enough.
 * @param dataDir `DATA_DIR`
 */
export function emptyFileBin(app: App, dataDir: string): void {
  const bin = new FileBin(dataDir)
  const empty = async () => {
    for (const day of await bin.empty(Date.now())) app.log.warn(`DATA_DIR/bin/${day} was deleted`)
  }
  repeatHourly(app, 'the emptying of the bin of files', empty, { isLate: true })
}

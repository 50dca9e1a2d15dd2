import { rm } from 'node:fs/promises'

/** After all journeys: removes the data of the server that they started. */
export default async function removeData(): Promise<void> {
  const folder = process.env.JOURNEYS_DATA_DIR
  if (folder) await rm(folder, { recursive: true, force: true })
}

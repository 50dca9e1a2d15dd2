import type { OpenDatabase } from '#server/db/engine.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { StartError } from '#server/start-error.ts'
import { bucketSettings, type StorageConfig } from './bucket-settings.ts'
import { type S3Store, s3Store } from './s3-store.ts'

/**
 * Checks that the bucket of a configuration belongs to the instance of the database, and gives an empty bucket
 * the id of that instance. Without a bucket there is nothing to check.
 * @throws {StartError} when the bucket is another instance's, holds files of nobody knows whom, or cannot be used
 */
export async function settleBucket({ db }: OpenDatabase, config: StorageConfig): Promise<void> {
  const settings = bucketSettings(config)
  if (!settings) return
  const row = await db.selectFrom('instance').select('key').where('id', '=', 1).executeTakeFirst()
  const id = row?.key ?? ''
  try {
    await settle(s3Store(settings), id, config.STORAGE_URL ?? '')
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new StartError(`${config.STORAGE_URL} cannot be used: ${error.message}.`)
  }
}

async function settle(store: S3Store, id: string, url: string): Promise<void> {
  if ((await store.readOwner()) === undefined) {
    if (!(await store.isEmpty())) {
      throw new StartError(
        `${url} holds files, but no instance-id.txt. Choose an empty bucket or prefix with STORAGE_URL. If the files do belong to this database, put a file instance-id.txt beside them that holds ${id}.`,
      )
    }
    await store.writeOwner(id)
  }
  const owner = await store.readOwner()
  if (owner === id) return
  throw new StartError(
    `The database and ${url} belong to two instances of Simmer: the id of the bucket is ${owner}, the database’s is ${id}. Set STORAGE_URL or DATABASE_URL to the other one. If they do belong together, delete instance-id.txt of the bucket and put one there that holds ${id}.`,
  )
}

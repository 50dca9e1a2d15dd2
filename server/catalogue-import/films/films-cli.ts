import { readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { settleBucket } from '#server/storage/bucket-owner.ts'
import { makeMissingFilms } from './films.ts'

keepFilesPrivate()
const config = readConfig(process.env)
const database = await prepareDatabase(config)
try {
  await settleBucket(database, config)
  console.log(`${await makeMissingFilms(database, config)} films made`)
} finally {
  await database.close()
}

import { readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { makeMissingFilms } from './films.ts'

keepFilesPrivate()
const config = readConfig(process.env)
const database = await prepareDatabase(config)
try {
  console.log(`${await makeMissingFilms(database.db, config)} films made`)
} finally {
  await database.close()
}

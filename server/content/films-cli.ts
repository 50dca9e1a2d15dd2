import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeMissingFilms } from './films.ts'

const config = readConfig(process.env)
const database = await openDatabase(config)
try {
  console.log(`${await makeMissingFilms(database.db, config)} films made`)
} finally {
  await database.close()
}

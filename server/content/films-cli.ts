import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { keepFilesPrivate } from '#server/lib/private-files.ts'
import { makeMissingFilms } from './films.ts'

keepFilesPrivate()
const config = readConfig(process.env)
const database = await openDatabase(config, { longStatements: true })
try {
  await migrate(database.db, database.engine)
  console.log(`${await makeMissingFilms(database.db, config)} films made`)
} finally {
  await database.close()
}

import { expect, onTestFinished, test, vi } from 'vitest'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { buildApp } from '#server/app.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { backupPath, newPlace } from '#tests/support/backup.ts'
import { databases, mainDatabase, openTestDatabase } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, beginFilm, finishFilm, madeFilm, sendParts } from '#tests/support/films.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'
import { startBucket } from '#tests/support/test-bucket.ts'

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-113 a backup holds films and what has arrived of others, on either database (%s)',
  async (engine) => {
    const { app, ada, config } = await startOwn(engine)
    const [, first] = await addOwn(app, ada)
    const { Path } = await addFilm(app, ada, first.Id)
    const [, second] = await addOwn(app, ada)
    const upload = await beginFilm(app, ada, second.Id, madeFilm())
    await sendParts(app, ada, upload, madeFilm())
    const path = backupPath(config)
    await makeBackup(config, path)

    for (const to of databases) {
      const place = await newPlace(to)
      await restoreBackup(place, path)
      await (await prepareDatabase(place)).close()
      const database = await openDatabase(place)
      const restored = await buildApp({ config: place, database })
      onTestFinished(async () => {
        await restored.close()
        await database.close()
      })
      expect((await restored.inject({ url: Path })).rawPayload.equals(madeFilm())).toBe(true)
      const [, film] = await call<OwnFilm>(restored, 'GET', `/my/recipes/${first.Id}/film`, ada)
      expect(film.Path).toBe(Path)
      // What was on its way is finished there.
      const [status, finished] = await finishFilm(restored, ada, upload.Id)
      expect(status).toBe(200)
      expect((await restored.inject({ url: finished.Path })).rawPayload.equals(madeFilm())).toBe(
        true,
      )
    }
  },
)

/** Whether a start warns of films in a folder. */
async function warns(engine: (typeof databases)[number], environment = {}): Promise<boolean> {
  const database = await openTestDatabase(engine)
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment, ...database.config })
  const app = await buildApp({ config, database })
  onTestFinished(async () => await app.close())
  const warn = vi.spyOn(app.log, 'warn')
  await app.ready()
  return warn.mock.calls.some(([line]) => String(line).includes('one DATA_DIR that all share'))
}

test('FLM-135 a start warns when several processes may use a database and each keeps films in a folder', async () => {
  const bucket = await startBucket()
  expect(await warns('sqlite')).toBe(false)
  expect(await warns('postgres')).toBe(true)
  expect(await warns('postgres', bucket.config)).toBe(false)
})

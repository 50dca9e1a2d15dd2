import { expect, test } from 'vitest'
import type { FilmUpload } from '#contract/films/own-film.ts'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import { appAt } from '#tests/support/app-at.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import {
  beginFilm,
  finishFilm,
  largeFilm,
  partOf,
  sendPart,
  sendParts,
  sumOfBytes,
} from '#tests/support/films.ts'
import { signUp } from '#tests/support/household.ts'
import { importThat, isReady, sendFile } from '#tests/support/imports.ts'
import { mealieExport } from '#tests/support/mealie-export.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { MISSING, startMachines } from './machines.ts'

const leftOut = MISSING && ` (left out: no ${MISSING})`
const NAMES = ['Leek pie', 'Plum cake', 'Bean stew']

test.skipIf(MISSING !== '')(
  `HST-70 an import goes on when the machine that took it is replaced${leftOut}`,
  { timeout: 300_000 },
  async () => {
    const { app, servers, untilServed } = await startMachines()
    const headers = await signUp(app, 'ada')
    const [first, second] = [servers[0]!, servers[1]!]
    const [status, { Id }] = await sendFile(appAt(first.origin), headers, await mealieExport(NAMES))
    expect(status).toBe(201)
    await first.end('SIGKILL')
    const read = await importThat(appAt(second.origin), headers, Id, isReady)
    expect(read.Items).toHaveLength(NAMES.length)
    await call(appAt(second.origin), 'POST', `/my/import/${Id}/keep`, headers)
    await second.end('SIGKILL')
    await first.start()
    await untilServed(first)
    const kept = await importThat(app, headers, Id, ({ State }: Import) => State === 'kept')
    expect(kept.Items.filter(({ RecipeId }) => RecipeId !== null)).toHaveLength(NAMES.length)
  },
)

test.skipIf(MISSING !== '' || !HAS_FFMPEG)(
  `HST-70 a film is sent in parts to several machines, one of which is killed, and every machine shows it${leftOut}`,
  { timeout: 300_000 },
  async () => {
    const { app, servers, bucket } = await startMachines()
    const headers = await signUp(app, 'ada')
    const [, { Id: recipe }] = await addOwn(app, headers)
    const film = largeFilm()
    const apps = servers.map((server) => appAt(server.origin))
    const upload = await beginFilm(apps[0]!, headers, recipe, film)
    const count = Math.ceil(film.length / upload.PartBytes)
    expect(count).toBeGreaterThan(2)
    for (let number = 0; number < count - 1; number += 1) {
      const bytes = partOf(film, upload, number)
      const one = apps[number % apps.length]!
      const { statusCode } = await sendPart(one, headers, { id: upload.Id, number, bytes })
      expect(statusCode).toBe(200)
    }
    await servers[0]!.end('SIGKILL')
    const path = `/my/film-uploads/${upload.Id}`
    const [, again] = await call<FilmUpload>(apps[1]!, 'GET', path, headers)
    expect(again.Parts).toHaveLength(count - 1)
    await sendParts(apps[1]!, headers, again, film)
    const [status, made] = await finishFilm(apps[2]!, headers, again.Id)
    expect([status, made.Fault]).toEqual([200, undefined])
    await servers[0]!.start()
    expect(bucket.keys.some((key) => key.startsWith('own-films/'))).toBe(true)
    for (const one of apps) {
      const { rawPayload } = await one.inject({ url: made.Path })
      expect(sumOfBytes(rawPayload)).toBe(sumOfBytes(film))
    }
  },
)

import { expect, test } from 'vitest'
import type { FilmUpload } from '#contract/films/own-film.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { beginFilm, largeFilm, partOf, sendPart } from '#tests/support/films.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'

test.skipIf(!HAS_FFMPEG).for(databases)(
  'HST-16 a disk that is nearly full is warned of, a full one refuses films and files, and nothing is lost (%s)',
  async (engine) => {
    const disk = { all: 1000, free: 500 }
    const { app, database, ada } = await startOwn(engine, {
      disk: async () => await Promise.resolve(disk),
    })
    await adminCommand(database.db, ['grant', 'ada@simmer.example', 'admin'])
    const warnings = async () => (await call<HostOverview>(app, 'GET', '/host', ada))[1].Warnings
    const [, { Id }] = await addOwn(app, ada)
    const film = largeFilm()
    const begin = async () =>
      await call<{ Code?: string; Message?: string }>(
        app,
        'POST',
        `/my/recipes/${Id}/film/uploads`,
        ada,
        { Bytes: film.length },
      )
    const part = async (number: number) => {
      const bytes = partOf(film, upload, number)
      return (await sendPart(app, ada, { id: upload.Id, number, bytes })).statusCode
    }
    const upload = await beginFilm(app, ada, Id, film)
    expect(await warnings()).not.toContain('diskFull')
    expect(await part(0)).toBe(200)

    disk.free = 150
    expect(await warnings()).toContain('diskFull')
    expect(await part(1)).toBe(200)

    disk.free = 50
    expect(await warnings()).toContain('filmsRefused')
    expect(await warnings()).not.toContain('diskFull')
    expect(await begin()).toMatchObject([507, { Code: 'StorageFull' }])
    expect((await begin())[1].Message).toContain('Nothing that is here is lost')
    expect(await part(2)).toBe(507)
    // Everything else goes on, and what has arrived stays.
    expect((await addOwn(app, ada))[0]).toBe(201)
    const [, { Parts }] = await call<FilmUpload>(app, 'GET', `/my/film-uploads/${upload.Id}`, ada)
    expect(Parts).toEqual([0, 1])
    disk.free = 500
    expect((await begin())[0]).toBe(201)
  },
)

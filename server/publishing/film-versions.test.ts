import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { FilmDocument, OwnFilm } from '#contract/films/own-film.ts'
import type { FilmStuck, FilmVersions } from '#contract/films/versions.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import type { EngineName } from '#server/db/engine.ts'
import { count } from '#server/stuck/count.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { sendForm } from '#tests/support/members.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, CRUMBLE_FILM, madeFilm, otherFilm } from '#tests/support/films.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'
import { forgetFilms } from '#server/films/forget-films.ts'
import { restoreFilmVersion, readFilmVersions } from './film-versions.ts'
import { openStorage } from '#server/storage/open-storage.ts'

/** Imani's crumble with a published film. */
async function start(engine: EngineName) {
  const clock = { time: Date.parse('2026-11-22T12:00:00Z') }
  const server = await startPublishing(engine, { now: () => new Date(clock.time) })
  const { app, people, send, decide, standing } = server
  const { imani, ed } = people
  const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  await addFilm(app, imani.headers, own.Id)
  const approve = async () => {
    const [, sent] = await send(imani, own)
    expect((await decide(ed, sent.Submission?.Id ?? 0, 'approval'))[0]).toBe(200)
    clock.time += DAY_MS
  }
  await approve()
  const publicId = (await standing(imani, own.Id)).Published?.Id ?? 0
  const film = `/my/recipes/${own.Id}/film`
  const ask = async <Body = FilmVersions>(method: 'GET' | 'POST' | 'DELETE', path: string) =>
    await call<Body>(app, method, `${film}/${path}`, imani.headers)
  const main = async () =>
    (await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`))[1].Videos.Main
  const bytes = async (url = '') => (await app.inject({ url })).rawPayload
  const statusOf = async (url = '') => (await app.inject({ url })).statusCode
  return { ...server, clock, own, publicId, approve, ask, main, bytes, statusOf }
}

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-129 a film that another one has replaced is kept for 90 days, and brought back (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, people, own, clock, approve, ask, main, bytes, database, config } = server
    const { imani, mia } = people
    const path = `/my/recipes/${own.Id}/film/versions`
    expect((await call(app, 'GET', path, mia.headers))[0]).toBe(404)
    const [, first] = await ask('GET', 'versions')
    expect(first).toMatchObject({
      State: 'live',
      Published: { Document: CRUMBLE_FILM, IsDraft: true },
      Versions: [{ Number: 1, Until: null, KeptUntil: null, Films: 1, Stills: 1, Cards: 1 }],
      Used: madeFilm().length,
    })

    // Published again with the same film, it is the same version.
    await call(app, 'PATCH', `/my/recipes/${own.Id}/film`, imani.headers, {
      Version: 1,
      Document: { ...CRUMBLE_FILM, Captions: {} } satisfies FilmDocument,
    })
    await addFilm(app, imani.headers, own.Id, { film: otherFilm() })
    await approve()
    const [, second] = await ask('GET', 'versions')
    expect(second.Versions.map(({ Number, Until }) => [Number, Until !== null])).toEqual([
      [2, false],
      [1, true],
    ])
    const version = second.Versions[1]?.Id ?? 0
    expect((await ask('DELETE', `versions/${second.Versions[0]?.Id}`))[0]).toBe(404)

    // Nothing is sent, and nobody sees it before it is approved.
    const shown = await main()
    const [status, back] = await ask<OwnFilm>('POST', `versions/${version}`)
    expect([status, back.Document]).toEqual([200, CRUMBLE_FILM])
    expect((await bytes(back.Path)).equals(madeFilm())).toBe(true)
    expect((await ask<OwnFilm>('POST', `versions/${version}`))[1].Id).toBe(back.Id)
    expect(await main()).toEqual(shown)
    await approve()
    expect((await bytes((await main())?.Mp4FilePath)).equals(madeFilm())).toBe(true)
    const [, third] = await ask('GET', 'versions')
    expect(third.Versions.map(({ Number }) => Number)).toEqual([3, 2, 1])

    const tools = {
      db: database.db,
      dataDir: config.DATA_DIR,
      storage: openStorage({ DATA_DIR: config.DATA_DIR }, database),
    }
    const forget = async () => await forgetFilms(tools, clock.time, { warn: () => {} })
    clock.time = Date.parse(third.Versions[1]?.KeptUntil ?? '') - 1
    await forget()
    // By then the session has ended.
    const ref = { id: own.Id, userId: imani.id }
    const kept = async () => (await readFilmVersions(database.db, ref)).Versions
    expect(await kept()).toHaveLength(2)
    clock.time += 1
    await forget()
    expect(await kept()).toHaveLength(1)
    const gone = { version: second.Versions[0]?.Id ?? 0, now: clock.time }
    await expect(restoreFilmVersion(database.db, ref, gone)).rejects.toMatchObject({
      code: 'NotFound',
    })
    expect((await bytes((await main())?.Mp4FilePath)).equals(madeFilm())).toBe(true)
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-129 an old version is deleted for its room, and not brought back for other steps (%s)',
  async (engine) => {
    const { app, people, own, approve, ask, main, statusOf } = await start(engine)
    const { imani } = people
    await addFilm(app, imani.headers, own.Id, { film: otherFilm() })
    await approve()
    const [, { Versions, Used }] = await ask('GET', 'versions')
    const old = Versions[1]
    const Draft = { ...PUBLIC_CRUMBLE, Steps: PUBLIC_CRUMBLE.Steps.slice(0, 2) }
    const [saved] = await call(app, 'PATCH', `/my/recipes/${own.Id}`, imani.headers, {
      Version: own.Version,
      Draft,
    })
    expect(saved).toBe(200)
    expect(await ask('POST', `versions/${old?.Id}`)).toMatchObject([
      409,
      { Code: 'ChangedMeanwhile' },
    ])
    const [, left] = await ask('DELETE', `versions/${old?.Id}`)
    expect(left.Versions).toHaveLength(1)
    // For two days kitchens may run with it.
    expect(left.Used).toBe(Used)
    expect(await statusOf((await main())?.Mp4FilePath)).toBe(200)
    expect((await ask('DELETE', `versions/${old?.Id}`))[0]).toBe(404)
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-130 a withdrawn film leaves the recipe with its cards, and is shown again (%s)',
  async (engine) => {
    const { app, people, publicId, approve, ask, main, statusOf, own } = await start(engine)
    const { imani, ed, mia } = people
    const before = await main()
    expect(await ask('DELETE', 'publication')).toMatchObject([200, { State: 'withdrawn' }])
    expect(await main()).toBeNull()
    expect(await statusOf(before?.Mp4FilePath)).toBe(404)
    expect((await call(app, 'GET', `/recipe/${publicId}/howto`))[1]).toHaveLength(3)
    expect(await ask('DELETE', 'publication')).toMatchObject([200, { State: 'withdrawn' }])
    // Other words of the recipe do not bring it back.
    await call(app, 'PATCH', `/my/recipes/${own.Id}/film`, imani.headers, {
      Version: 1,
      Document: { ...CRUMBLE_FILM, Captions: {} } satisfies FilmDocument,
    })
    await approve()
    expect(await main()).toBeNull()
    expect(await ask('POST', 'publication')).toMatchObject([200, { State: 'live' }])
    const after = await main()
    expect(await statusOf(after?.Mp4FilePath)).toBe(200)
    expect(after?.Mp4FilePath).not.toBe(before?.Mp4FilePath)

    // What the desk hides its author does not show.
    const report = { Kind: 'film', Id: publicId, Reason: 'copied' }
    await call(app, 'POST', '/report', mia.headers, report)
    const [, { Cases }] = await call<{ Cases: { Id: number; Revision: string }[] }>(
      app,
      'GET',
      '/desk/reports?LangId=1',
      ed.headers,
    )
    await ask('DELETE', 'publication')
    const { Id, Revision } = Cases[0] ?? { Id: 0, Revision: '' }
    await call(app, 'PATCH', `/desk/reports/${Id}/hide`, ed.headers, {
      Revision,
      Reason: 'copied',
      Remark: 'From a book.',
    })
    expect(await ask('POST', 'publication')).toMatchObject([200, { State: 'hidden' }])
    expect(await main()).toBeNull()
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-131 the author reads where cooks get stuck, from ten cooks on (%s)',
  async (engine) => {
    const { app, people, own, publicId, ask, database, clock } = await start(engine)
    const { db } = database
    expect(
      (await call(app, 'GET', `/my/recipes/${own.Id}/film/stuck`, people.mia.headers))[0],
    ).toBe(404)
    const ids = await db
      .selectFrom('recipe_steps')
      .select('id')
      .where('recipe_id', '=', publicId)
      .orderBy('step_number')
      .execute()
    const cook = async () =>
      await count(db, {
        recipeId: publicId,
        now: clock.time,
        body: {
          Report: crypto.randomUUID(),
          Before: null,
          Left: null,
          Steps: [{ StepId: ids[1]?.id ?? 0, Replays: 1, LongWaits: 0 }],
        },
      })
    for (let one = 0; one < 9; one += 1) await cook()
    expect(await ask<FilmStuck>('GET', 'stuck')).toEqual([
      200,
      { Cooks: 9, Steps: null, Notes: [] },
    ])
    await cook()
    expect((await ask<FilmStuck>('GET', 'stuck'))[1]).toEqual({
      Cooks: 10,
      Steps: [
        { Key: 'melt', Again: 0, Longer: 0 },
        { Key: 'rub', Again: 100, Longer: 0 },
        { Key: 'bake', Again: 0, Longer: 0 },
      ],
      Notes: [],
    })
  },
)

test.skipIf(!HAS_FFMPEG).for(mainDatabase)(
  'FLM-146 the author reads how many notes there are, and one where cooks get stuck, never a private one (%s)',
  async (engine) => {
    const { app, people, publicId, ask, database, clock } = await start(engine)
    const { imani, mia, eve } = people
    const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`)
    const [first = 0, second = 0, third = 0] = steps.map(({ Id }) => Id)
    const pin = async (who: typeof mia, StepId: number, Text: string, fields = {}) => {
      const note = { StepId: `${StepId}`, Kind: 'tip', Text, IsPrivate: 'false' }
      const all = { ...note, Key: crypto.randomUUID(), ...fields }
      const path = `/recipe/${publicId}/note?LangId=1`
      const answer = await sendForm(app, 'POST', path, all, who.headers)
      expect(answer.statusCode).toBe(201)
      return answer.json<StepNote>().Id
    }
    const notes = async () => (await ask<FilmStuck>('GET', 'stuck'))[1].Notes
    await pin(mia, first, 'Mine alone.', { IsPrivate: 'true' })
    await pin(mia, second, 'Only for me.', { IsPrivate: 'true', Kind: 'question' })
    expect(await notes()).toEqual([])
    await pin(imani, second, 'I wrote this recipe.')
    await pin(mia, second, 'Cold butter is best.')
    await pin(eve, third, 'Mine took longer.')
    // Nobody is quoted before ten cooks say where it is hard.
    const counted = [
      { Key: 'rub', Count: 2, Quote: null },
      { Key: 'bake', Count: 1, Quote: null },
    ]
    expect(await notes()).toEqual(counted)
    const Steps = [{ StepId: second, Replays: 1, LongWaits: 0 }]
    for (let one = 0; one < 10; one += 1) {
      const body = { Report: crypto.randomUUID(), Before: null, Left: null, Steps }
      await count(database.db, { recipeId: publicId, now: clock.time, body })
    }
    const quoted = (Text: string) => [{ ...counted[0], Quote: { Text, LangId: 1 } }, counted[1]]
    expect(await notes()).toEqual(quoted('Cold butter is best.'))
    const question = await pin(eve, second, 'How cold?', { Kind: 'question' })
    expect(await notes()).toMatchObject([{ Count: 3, Quote: { Text: 'How cold?' } }, {}])
    await call(app, 'DELETE', `/recipe/${publicId}/note/${question}`, eve.headers)
    expect(await notes()).toEqual(quoted('Cold butter is best.'))
    // Nor is what the desk has hidden.
    await database.db
      .updateTable('step_notes')
      .set({ hidden_at: clock.time })
      .where('user_id', '=', mia.id)
      .execute()
    expect(await notes()).toEqual([{ ...counted[0], Count: 1 }, counted[1]])
  },
)

import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addFilm, otherFilm } from '#tests/support/films.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { addOwn, call, type Headers } from '#tests/support/own-recipes.ts'

const actionsOf = async (app: App, film: number, who: Headers = {}, query = 'LangId=1') =>
  await call<VideoAction[]>(app, 'GET', `/video/${film}/action?${query}`, who)
const mainOf = async (app: App, path: string, who: Headers = {}) =>
  (await call<Recipe>(app, 'GET', path, who))[1].Videos.Main
const statusOf = async (app: App, url: string) => (await app.inject({ url })).statusCode

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-110 a recipe shows its film with times, captions and words to whoever may cook it (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const [, { Id }] = await addOwn(app, ada)
    const own = `/my/recipes/${Id}`
    const film = await addFilm(app, ada, Id)
    expect(isOwnId(film.Id)).toBe(true)
    expect(await mainOf(app, own, ada)).toEqual({ Id: film.Id, Mp4FilePath: film.Path })

    const [, actions] = await actionsOf(app, film.Id, ada, 'LangId=1&Persons=8')
    expect(
      actions.map(({ Type, StartsAt, StopsAt, StepNumber }) => [
        Type,
        StartsAt,
        StopsAt,
        StepNumber,
      ]),
    ).toEqual([
      [0, '00:00:00', '00:00:04', 1],
      [1, '00:00:00', '00:00:02', 1],
      [0, '00:00:04', '00:00:06', 3],
      [1, '00:00:04', '00:00:06', 3],
    ])
    expect(actions[0]?.Text).toContain('<b>40\u00a0g</b>')
    expect(actions[1]?.Text).toBe('Melt the xylanderian butter.')
    const [, german] = await actionsOf(app, film.Id, ada, 'LangId=0')
    expect(german[1]).toMatchObject({ StartsAt: '00:00:00.5', Text: 'Butter schmelzen.' })
    const [, steps] = await call<HowToStep[]>(app, 'GET', `${own}/howto?LangId=0`, ada)
    expect(steps[0]).toMatchObject({
      Describe: 'Butter foams over xylanderian plums.',
      Sound: 'es zischt',
    })
    expect(steps[1]).not.toHaveProperty('Describe')

    await call(app, 'PATCH', `${own}/place`, ada, { IsShared: true })
    expect(await actionsOf(app, film.Id, ben)).toMatchObject([200, { length: 4 }])
    expect(await mainOf(app, own, ben)).toEqual({ Id: film.Id, Mp4FilePath: film.Path })
    const [, { LinkToken }] = await call(app, 'POST', `${own}/link`, ada)
    expect(await mainOf(app, `/unlisted/${LinkToken}`)).toEqual({
      Id: film.Id,
      Mp4FilePath: film.Path,
    })
    const linked = `/unlisted/${LinkToken}/action?LangId=1&Persons=8`
    expect(await call(app, 'GET', linked)).toEqual([200, actions])
  },
)

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-111 nobody else learns of a film by its id, and its address ends with the right to see it (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const eve = await signUp(app, 'eve')
    const [, { Id }] = await addOwn(app, ada)
    const own = `/my/recipes/${Id}`
    const film = await addFilm(app, ada, Id)
    const [, unknown] = await call<{ Code: string; Message: string }>(
      app,
      'GET',
      '/video/1999999991/action?LangId=1',
      eve,
    )
    const { Code, Message } = unknown
    for (const who of [{}, eve, ben]) {
      const [status, answer] = await actionsOf(app, film.Id, who)
      expect([status, answer]).toMatchObject([404, { Code, Message }])
    }
    /** Lets somebody see the film, and expects that it has another address afterwards. */
    const ends = async (share: () => Promise<unknown>, end: () => Promise<unknown>) => {
      await share()
      await addFilm(app, ada, Id, { film: otherFilm() })
      const before = await addFilm(app, ada, Id)
      const paths = [before.Path]
      await addFilm(app, ada, Id, { film: otherFilm() })
      paths.push((await mainOf(app, own, ada))?.Mp4FilePath ?? '')
      expect(await Promise.all(paths.map((path) => statusOf(app, path)))).toEqual([200, 200])
      await end()
      expect(await Promise.all(paths.map((path) => statusOf(app, path)))).toEqual([404, 404])
      expect((await actionsOf(app, before.Id, ben))[0]).toBe(404)
    }
    const place = async (IsShared: boolean) =>
      await call(app, 'PATCH', `${own}/place`, ada, { IsShared })
    await ends(
      async () => await place(true),
      async () => await place(false),
    )
    await ends(
      async () => await call(app, 'POST', `${own}/link`, ada),
      async () => await call(app, 'DELETE', `${own}/link`, ada),
    )
    await ends(
      async () => await place(true),
      async () => await ask(app, calls.leaveHousehold, ben, { fields: {} }),
    )
    await ends(
      async () => await place(true),
      async () => await call(app, 'DELETE', own, ada),
    )
  },
)

test.skipIf(!HAS_FFMPEG).for(databases)(
  'FLM-112 with the recipe or the account its films are gone, those on their way too (%s)',
  async (engine) => {
    const { app, database, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const stored = async () => {
      const rows = await database.db.selectFrom('film_files').select('file').execute()
      const parts = await database.db.selectFrom('film_parts').select('file').execute()
      return [rows.length, parts.length]
    }
    const [, { Id }] = await addOwn(app, ada)
    const film = await addFilm(app, ada, Id)
    await call(app, 'DELETE', `/my/recipes/${Id}`, ada)
    await call(app, 'DELETE', `/my/recipes/${Id}/forever`, ada)
    expect([await stored(), await statusOf(app, film.Path)]).toEqual([[0, 0], 404])

    const [, second] = await addOwn(app, ben)
    const bens = await addFilm(app, ben, second.Id)
    expect(await stored()).toEqual([1, 0])
    await call(app, 'PATCH', '/me/delete_account', ben, { Message: 'Bye' })
    expect([await stored(), await statusOf(app, bens.Path)]).toEqual([[0, 0], 404])
  },
)

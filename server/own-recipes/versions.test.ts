import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { Draft, DraftStep } from '#contract/own-recipes/draft.ts'
import { OWN_VERSIONS_BYTES_MAX, OWN_VERSIONS_MAX } from '#contract/own-recipes/limits.ts'
import { OwnVersion, OwnVersions } from '#contract/own-recipes/versions.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'

const noted = (OwnNote: string): Draft => ({ ...CRUMBLE, OwnNote })

const longStep = (index: number): DraftStep => ({
  Key: `s-${index}`,
  Text: { en: 'x'.repeat(19_000) },
})

/** A server whose clock is set, with a recipe of Ada. */
async function start(engine: 'sqlite' | 'postgres') {
  let time = Date.UTC(2026, 9, 1, 18, 0)
  const server = await startOwn(engine, { now: () => new Date(time) })
  const { app, ada } = server
  const [, { Id }] = await addOwn(app, ada)
  const own = `/my/recipes/${Id}`
  let version = 1
  const save = async (draft: Draft, LeftOut?: object) => {
    const body = { Version: version, Draft: draft, LeftOut }
    const [status, saved] = await call(app, 'PATCH', own, ada, body)
    expect(status).toBe(200)
    version = saved.Version
  }
  const list = async () => {
    const [, answer] = await call<OwnVersions>(app, 'GET', `${own}/versions`, ada)
    expect(Value.Errors(OwnVersions, answer)).toEqual([])
    return answer.Versions
  }
  const draftOf = async (id = 0) => {
    const [status, answer] = await call<OwnVersion>(app, 'GET', `${own}/versions/${id}`, ada)
    if (status === 200) expect(Value.Errors(OwnVersion, answer)).toEqual([])
    return status === 200 ? answer.Draft : status
  }
  const wait = (minutes: number) => (time += minutes * MINUTE_MS)
  return { ...server, own, save, list, draftOf, wait }
}

test.for(databases)(
  'a version is kept every half an hour of writing, and before a large change (%s)',
  async (engine) => {
    const { save, list, draftOf, wait } = await start(engine)
    await save(noted('one'))
    expect(await list()).toEqual([])
    wait(31)
    await save(noted('two'))
    await save(noted('three'))
    const [first, ...none] = await list()
    expect(none).toEqual([])
    expect(first).toMatchObject({
      Changed: '2026-10-01T18:00:00.000Z',
      Reason: 'time',
      StepCount: 3,
      IngredientCount: 6,
    })
    expect(await draftOf(first?.Id)).toEqual(noted('one'))
    wait(1)
    await save({ ...noted('four'), Lines: [] })
    expect(await list()).toMatchObject([{ Reason: 'change' }, { Reason: 'time' }])
    const [large] = await list()
    expect(await draftOf(large?.Id)).toEqual(noted('three'))
    // What was there without a word is no version.
    expect(await draftOf((large?.Id ?? 0) + 1)).toBe(404)
  },
)

test.for(databases)(
  'what a merge leaves out is kept on both sides, and what is replaced by an earlier version (%s)',
  async (engine) => {
    const { app, ada, own, save, list, draftOf } = await start(engine)
    await save(noted('theirs'))
    await save(noted('merged'), { Reason: 'merged', Draft: noted('mine') })
    const merged = await list()
    expect(merged.map(({ Reason }) => Reason)).toEqual(['merged', 'merged'])
    expect(await draftOf(merged[0]?.Id)).toEqual(noted('mine'))
    expect(await draftOf(merged[1]?.Id)).toEqual(noted('theirs'))
    // Their words stay, and nothing else is saved: mine are kept all the same, once.
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the same save again
      await save(noted('merged'), { Reason: 'merged', Draft: noted('mine again') })
    }
    expect(await list()).toHaveLength(3)
    await save(CRUMBLE, { Reason: 'replaced', Draft: noted('merged') })
    const [replaced] = await list()
    expect(replaced).toMatchObject({ Reason: 'replaced' })
    expect(await draftOf(replaced?.Id)).toEqual(noted('merged'))
    expect(await list()).toHaveLength(4)
    // A save that is refused keeps nothing.
    const body = { Version: 1, Draft: noted('late'), LeftOut: { Reason: 'merged', Draft: CRUMBLE } }
    expect((await call(app, 'PATCH', own, ada, body))[0]).toBe(409)
    expect(await list()).toHaveLength(4)
  },
)

test.for(databases)(
  'the oldest versions give way, by number and by length (%s)',
  async (engine) => {
    const { save, list, draftOf } = await start(engine)
    const keep = (text: string, draft = noted(text)) =>
      save(noted(`${text} saved`), { Reason: 'replaced', Draft: draft })
    for (let count = 0; count <= OWN_VERSIONS_MAX; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one version after the other
      await keep(String(count))
    }
    const all = await list()
    expect(all).toHaveLength(OWN_VERSIONS_MAX)
    expect(await draftOf(all[0]?.Id)).toEqual(noted(String(OWN_VERSIONS_MAX)))
    const Steps = Array.from({ length: 26 }, (_, index) => longStep(index))
    const long = (text: string): Draft => ({ ...noted(text), Steps })
    const bytes = JSON.stringify(long('1')).length
    for (const text of ['1', '2', '3', '4', '5']) {
      // oxlint-disable-next-line no-await-in-loop -- one version after the other
      await keep(text, long(text))
    }
    const left = await list()
    const longs = left.filter(({ StepCount }) => StepCount === 26)
    expect(longs).toHaveLength(Math.floor(OWN_VERSIONS_BYTES_MAX / bytes))
  },
)

test.for(databases)(
  'nobody else reads earlier versions, and they go with the recipe and the account (%s)',
  async (engine) => {
    const { app, ada, ben, own, save, list, database } = await start(engine)
    await save(noted('one'), { Reason: 'replaced', Draft: noted('Xylander') })
    const [version] = await list()
    await call(app, 'PATCH', `${own}/place`, ada, { IsShared: true })
    const [, { LinkToken }] = await call(app, 'POST', `${own}/link`, ada)
    const asked = [`${own}/versions`, `${own}/versions/${version?.Id}`]
    const other = await addOwn(app, ben)
    for (const url of [...asked, `/my/recipes/${other[1].Id}/versions/${version?.Id}`]) {
      // oxlint-disable-next-line no-await-in-loop -- few calls
      const [status, answer] = await call(app, 'GET', url, ben)
      expect([url, status, answer.Message]).toEqual([url, 404, 'The request is invalid.'])
      // oxlint-disable-next-line no-await-in-loop -- few calls
      expect((await call(app, 'GET', url))[0]).toBe(401)
    }
    const linked = await app.inject({ url: `/api/unlisted/${LinkToken}/versions` })
    expect(linked.statusCode).toBe(404)
    const rows = () => database.db.selectFrom('own_versions').select('id').execute()
    expect(await rows()).not.toEqual([])
    await call(app, 'DELETE', own, ada)
    expect((await call(app, 'GET', `${own}/versions`, ada))[0]).toBe(404)
    expect(await rows()).not.toEqual([])
    await call(app, 'DELETE', `${own}/forever`, ada)
    expect(await rows()).toEqual([])
  },
)

import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { appAt } from '#tests/support/app-at.ts'
import { listenToEvents } from '#tests/support/events.ts'
import { signUp } from '#tests/support/household.ts'
import { REAL_LIMITS } from '#tests/support/killable-server.ts'
import { askToken, sendForm } from '#tests/support/members.ts'
import { folderOfRecipes } from '#tests/support/new-recipes.ts'
import { call, type Headers } from '#tests/support/own-recipes.ts'
import { CHARD } from '#tests/support/push-stage.ts'
import { MISSING, PATIENCE, startMachines } from './machines.ts'

const leftOut = MISSING && ` (left out: no ${MISSING})`
const SIGN_INS = 10

test.skipIf(MISSING !== '')(
  `HST-70 sessions, limits and live lists are the same whichever machine answers${leftOut}`,
  { timeout: 300_000 },
  async () => {
    const { app, servers, origin } = await startMachines({ environment: { [REAL_LIMITS]: 'on' } })
    const apps = servers.map((server) => appAt(server.origin))
    const headers = await signUp(app, 'ada')
    const everywhere = async (url: string) =>
      await Promise.all(apps.map(async (one) => (await call(one, 'GET', url, headers))[0]))

    expect(await everywhere('/me')).toEqual([200, 200, 200])
    const streams = await Promise.all(
      [...servers.map((server) => server.origin), origin].map((at) => listenToEvents(at, headers)),
    )
    onTestFinished(() => streams.forEach(({ leave }) => leave()))
    const before = await Promise.all(streams.map(({ next }) => next()))
    await sendForm(apps[1]!, 'POST', '/shopping/note', { Name: 'Leeks' }, headers)
    const after = await Promise.all(streams.map(({ next }) => next()))
    expect(after.map((version, index) => version! - before[index]!)).toEqual([1, 1, 1, 1])

    const from = { 'x-forwarded-for': '2001:db8:1::1' }
    const tries = await Promise.all(
      Array.from({ length: 3 * SIGN_INS }, async (_, index) => {
        const fields = { username: `nobody${index}@simmer.example`, password: 'x'.repeat(64) }
        const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
        return (await sendForm(app, 'POST', '/auth/', { ...grant, ...fields }, from)).statusCode
      }),
    )
    expect(tries.filter((status) => status !== 429)).toHaveLength(SIGN_INS)

    await apps[2]!.inject({ method: 'POST', url: '/api/auth/logout', headers })
    expect(await everywhere('/me')).toEqual([401, 401, 401])
    expect((await askToken(apps[0]!, { username: 'ada@simmer.example' })).statusCode).toBe(200)
  },
)

test.skipIf(MISSING !== '')(
  `HST-70 HST-73 caches of all machines follow what members write and what is imported, also with a replica that is a minute behind${leftOut}`,
  { timeout: 300_000 },
  async () => {
    const { app, servers, database, lagBy, caughtUp } = await startMachines()
    const apps = servers.map((server) => appAt(server.origin))
    const headers = await signUp(app, 'ada')
    const read = async <Body>(one: typeof app, url: string, who: Headers = {}) =>
      (await call<Body>(one, 'GET', url, who))[1]
    const comments = '/recipe/3/comment?limit=4&LangId=1'
    const seen = async (text: string, who: Headers = {}) =>
      await Promise.all(
        apps.map(async (one) =>
          (await read<Comment[]>(one, comments, who)).some(({ Text }) => Text === text),
        ),
      )

    await caughtUp()
    expect(await seen('Nothing')).toEqual([false, false, false])
    await sendForm(apps[0]!, 'POST', '/recipe/3/comment?LangId=1', { text: 'First' }, headers)
    await expect.poll(() => seen('First'), PATIENCE).toEqual([true, true, true])

    await lagBy(60)
    await sendForm(apps[1]!, 'POST', '/recipe/3/comment?LangId=1', { text: 'Second' }, headers)
    expect(await seen('Second', headers)).toEqual([true, true, true])
    expect(await seen('Second')).toEqual([false, false, false])

    const folder = await folderOfRecipes([CHARD])
    await importCatalogue({ database, folder, config: database.config })
    await rm(folder, { recursive: true })
    const newest = async (who: Headers) =>
      await Promise.all(
        apps.map(
          async (one) => (await read<Recipe[]>(one, '/recipe?limit=1&LangId=1', who))[0]!.Name,
        ),
      )
    const found = async (who: Headers) =>
      await Promise.all(
        apps.map(
          async (one) =>
            (await read<Recipe[]>(one, '/recipe?LangId=1&term=chard+rolls', who)).length,
        ),
      )
    const { en } = CHARD.name
    await expect.poll(() => newest(headers), PATIENCE).toEqual([en, en, en])
    await expect.poll(() => found(headers), PATIENCE).toEqual([1, 1, 1])
    expect(await newest({})).not.toContain(en)

    await lagBy(0)
    await caughtUp()
    await expect.poll(() => newest({}), PATIENCE).toEqual([en, en, en])
    await expect.poll(() => found({}), PATIENCE).toEqual([1, 1, 1])
    expect(await seen('Second')).toEqual([true, true, true])
  },
)

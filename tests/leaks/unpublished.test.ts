import { expect, test } from 'vitest'
import * as entry from '#app/main/entry-server.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import { feeds } from '#server/pages/feeds.ts'
import { pages } from '#server/pages/pages.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const originOf = () => 'https://simmer.example'
/** What every word of it begins with, and what is searched for. */
const SECRET = 'zqxwvkjq'
const ASKED = SECRET.slice(0, 6)

/** The server of {@link startPublishing}, with everything that keeps what it has made for visitors. */
async function startWithCaches(engine: EngineName) {
  return await startPublishing(engine, {
    pages: async (server, { views, database }) => {
      const db = database.replica
      const made = [
        pages(server, {
          renderer: async () => entry,
          assets: () => ({ styles: [], entry: '', preload: [] }),
          originOf,
          version: '1',
          views,
        }),
        feeds(server, { db, originOf }),
        sitemap(server, { db, originOf }),
      ]
      watchCatalogue(server, db, () => {
        for (const { clear } of made) clear()
      })
      await Promise.resolve()
    },
  })
}

/** A crumble with the secret in everything that a list, a search or a page could show. */
const secretDraft = (PictureId: number): Draft => ({
  ...PUBLIC_CRUMBLE,
  Name: { en: `${SECRET}name` },
  Description: { en: `${SECRET}about` },
  PictureId,
  Lines: [...PUBLIC_CRUMBLE.Lines, { Key: 'new', Text: { en: `300 g ${SECRET}food` } }],
  Tags: [`${SECRET}tag`],
  Tools: [`${SECRET}tool`],
})

/** Every address that somebody could ask for, with these numbers in it. */
function addresses(ids: readonly number[]): string[] {
  const filled = (path: string): string[] =>
    /:\w+\??/u.test(path)
      ? ids.flatMap((id) => filled(path.replace(/:\w+\??/u, String(id))))
      : [path]
  const reads = Object.entries<Call>(calls).filter(
    // An endless stream of version numbers.
    ([name, { method }]) => method === 'GET' && name !== 'events',
  )
  const asked = ['LangId=1', `LangId=1&term=${ASKED}&Term=${ASKED}`]
  return [
    ...reads.flatMap(([, { path }]) =>
      filled(`/api${path}`).flatMap((one) => asked.map((text) => `${one}?${text}`)),
    ),
    ...Object.values(ADDRESSES).flatMap(({ path }) => filled(path)),
    '/sitemap.xml',
    ...['en', 'de'].flatMap((language) =>
      ['recipes', ...ids.flatMap((id) => [`authors/${id}`, `cookbooks/${id}`])].map(
        (of) => `/feeds/${language}/${of}.atom`,
      ),
    ),
  ]
}

test.for(databases)(
  'PUB-07 PUB-41 no call, page, feed or cache says that something is not published (%s)',
  { timeout: 600_000 },
  async (engine) => {
    const server = await startWithCaches(engine)
    const { app, people, publish, save, send, decide, standing, grant } = server
    const { imani, mia, ed } = people
    await grant('mia', 'author')
    const upload = await sendPicture(app, '/my/pictures', {
      field: 'picture',
      headers: imani.headers,
    })
    const picture = upload.json<OwnPicture>()
    const draft = secretDraft(picture.Id)
    // One that waits, one that was sent back, a later version, one that is written, and one that is withdrawn.
    const [, waiting] = await addOwn(app, imani.headers, draft)
    await send(imani, waiting)
    const [, returned] = await addOwn(app, imani.headers, draft)
    const [, back] = await send(imani, returned)
    const remark = { Remarks: [{ Field: 'Name.en', Text: `${SECRET}remark` }] }
    await decide(ed, back.Submission?.Id ?? 0, 'return', remark)
    const live = await publish()
    await send(imani, await save(imani, live.own, draft))
    const [, written] = await addOwn(app, imani.headers, draft)
    const gone = await publish(draft)
    const [, { CoverPath, Author }] = await call<Recipe>(app, 'GET', `/recipe/${gone.publicId}`)
    const submissions = [waiting, returned, live.own].map(
      async ({ Id }) => (await standing(imani, Id)).Submission?.Id ?? 0,
    )
    const owns = [waiting.Id, returned.Id, live.own.Id, written.Id, gone.own.Id]
    const numbers = [live.publicId, gone.publicId, Author.Id, 1, ...owns]
    const ids = [...new Set([...numbers, ...(await Promise.all(submissions))])]
    const asked = addresses(ids)
    const secrets = [SECRET, ...[picture.Path, CoverPath ?? ''].map((path) => path.slice(-37))]
    const said = async (headers: Record<string, string>) => {
      const found: string[] = []
      for (const url of asked) {
        const { body, statusCode } = await app.inject({ url, headers })
        if (statusCode >= 500) found.push(`${url}: ${statusCode}`)
        for (const secret of secrets)
          if (body.toLowerCase().includes(secret)) found.push(`${url} says ${secret}`)
      }
      return found
    }

    // Everything has been asked for while it was published.
    expect((await said({})).length).toBeGreaterThan(20)
    const path = `/my/recipes/${gone.own.Id}/publication`
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
    const isKnown = async () =>
      (await app.inject({ url: '/sitemap.xml' })).body.includes(`/recipes/${gone.publicId}?`)
    await expect.poll(isKnown, { timeout: 10_000 }).toBe(false)
    expect(await said({})).toEqual([])
    expect(await said(mia.headers)).toEqual([])
    for (const address of [CoverPath ?? '', `${CoverPath}?w=320`])
      expect((await app.inject({ url: address })).statusCode).toBe(404)
  },
)

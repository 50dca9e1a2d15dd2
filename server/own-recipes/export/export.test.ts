import { strFromU8, unzipSync } from 'fflate'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { SimmerFile } from '#contract/own-recipes/simmer-folder.ts'
import { Value } from 'typebox/value'
import { databases } from '#tests/support/database.ts'
import { importArchive, takeAlong } from '#tests/support/imports.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'

test.for(databases)('a member takes everything along (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const cover = sent.json<OwnPicture>()
  const draft = { ...CRUMBLE, PictureId: cover.Id, OwnNote: 'Less sugar.' }
  const [, { Id }] = await addOwn(app, ada, draft)
  await call(app, 'POST', '/recipe/3/comment', ada, { Text: 'So good.' })
  const take = async (headers: Record<string, string>) =>
    await app.inject({ url: '/api/my/export', headers })
  expect((await take({})).statusCode).toBe(401)
  const answer = await take(ada)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="simmer.zip"',
    'cache-control': 'no-store',
  })
  const files = unzipSync(answer.rawPayload)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const name = `grandma-xylander-s-plum-crumble-${Id}`
  expect(Object.keys(files)).toEqual([
    'account.json',
    'foods.json',
    `recipes/${name}.json`,
    `schema.org/${name}.jsonld`,
    `cooklang/${name}.cook`,
    `recipes/pictures/${cover.Id}.webp`,
  ])
  const packed: unknown = JSON.parse(text(`recipes/${name}.json`))
  expect(Value.Errors(SimmerFile, packed)).toEqual([])
  expect(packed).toMatchObject({ Draft: draft, Pictures: [{ Id: cover.Id }] })
  const picture = await app.inject({ url: cover.Path })
  expect(files[`recipes/pictures/${cover.Id}.webp`]).toEqual(new Uint8Array(picture.rawPayload))
  expect(JSON.parse(text(`schema.org/${name}.jsonld`))).toMatchObject({
    '@type': 'Recipe',
    recipeYield: '4',
    totalTime: 'PT60M',
    recipeIngredient: { length: 6 },
    recipeInstructions: [{ text: 'Melt butter and add the plums.' }, {}, {}],
  })
  expect(text(`cooklang/${name}.cook`)).toContain('Melt @butter{20%g} and add the @plums{800%g}.')
  const account = text('account.json')
  expect(JSON.parse(account)).toMatchObject({ comments: [{ text: 'So good.' }] })
  expect(account).not.toMatch(/hash|secret/)
  // Nothing of it is in anybody else's.
  expect(
    strFromU8(unzipSync((await take(ben)).rawPayload)['account.json'] ?? new Uint8Array()),
  ).not.toContain('So good.')
})

test.for(databases)(
  'earlier versions and photos of the cooking log come along, and an import leaves them aside (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, { Id, Version }] = await addOwn(app, ada)
    const Draft = { ...CRUMBLE, Steps: [] }
    await call(app, 'PATCH', `/my/recipes/${Id}`, ada, { Version, Draft })
    const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
    const [, entry] = await call<CookingLogEntry>(app, 'POST', '/cooked', ada, {
      ...meal,
      Key: randomUUID(),
    })
    const photo = await sendPicture(app, `/cooked/${entry.Id}/photo`, {
      field: 'photo',
      headers: ada,
    })
    const { PhotoPath } = photo.json<CookingLogEntry>()

    const archive = await takeAlong(app, ada)
    const files = unzipSync(archive)
    const versions = files[`earlier-versions/grandma-xylander-s-plum-crumble-${Id}.json`]!
    expect(JSON.parse(strFromU8(versions))).toEqual([
      { Changed: expect.any(String) as string, Reason: 'change', Draft: CRUMBLE },
    ])
    const picture = await app.inject({ url: PhotoPath ?? '' })
    expect(files[`cooking-log/${entry.Id}.webp`]).toEqual(new Uint8Array(picture.rawPayload))
    const again = await importArchive(app, ada, archive)
    expect(again.Items.map(({ Like }) => Like?.Name)).toEqual([CRUMBLE.Name.en])

    await call(app, 'DELETE', `/cooked/${entry.Id}`, ada)
    expect((await takeAlong(app, ada)).includes('cooking-log/')).toBe(false)
  },
)

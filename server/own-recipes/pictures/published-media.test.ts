import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-06 a phone gets a published picture as narrow as it shows it (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { headers } = people.imani
    const bytes = await plainPicture('red', 1000, 750).png().toBuffer()
    const upload = await sendPicture(app, '/my/pictures', { field: 'picture', headers, bytes })
    const { Id } = upload.json<OwnPicture>()
    const { own, publicId } = await publish({ ...PUBLIC_CRUMBLE, PictureId: Id })
    const [, { CoverPath }] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    const get = async (w: number, etag = '') =>
      await app.inject({ url: `${CoverPath}?w=${w}`, headers: { 'if-none-match': etag } })
    const widthOf = async (w: number) => (await sharp((await get(w)).rawPayload).metadata()).width
    expect([await widthOf(320), await widthOf(640), await widthOf(1280)]).toEqual([320, 640, 1000])
    const { etag = '' } = (await get(320)).headers
    expect((await get(320, etag)).statusCode).toBe(304)
    expect((await get(640, etag)).statusCode).toBe(200)
    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, headers)
    expect([(await get(320)).statusCode, (await get(320, etag)).statusCode]).toEqual([404, 404])
  },
)

import { expect, test } from 'vitest'
import type { Recipe, WithdrawnFavourites } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { call, CRUMBLE } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-97 a withdrawn favourite keeps its name, comes back, and can be let go (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { imani, mia } = people
    const { own, publicId } = await publish()
    const publication = `/my/recipes/${own.Id}/publication`
    const favourites = async () => {
      const [, shown] = await call<Recipe[]>(app, 'GET', '/recipe?Favorized=true', mia.headers)
      const path = '/my/favourites/withdrawn?LangId=0'
      const [, gone] = await call<WithdrawnFavourites>(app, 'GET', path, mia.headers)
      return { shown: shown.map(({ Id }) => Id), gone: gone.Recipes }
    }
    await call(app, 'PATCH', `/recipe/${publicId}/favorize`, mia.headers)
    expect(await favourites()).toEqual({ shown: [publicId], gone: [] })
    await call(app, 'DELETE', publication, imani.headers)
    const gone = [{ Id: publicId, Name: CRUMBLE.Name.en }]
    expect(await favourites()).toEqual({ shown: [], gone })
    await call(app, 'POST', publication, imani.headers)
    expect(await favourites()).toEqual({ shown: [publicId], gone: [] })
    await call(app, 'DELETE', publication, imani.headers)
    const letGo = `/recipe/${publicId}/unfavorize`
    expect((await call(app, 'PATCH', letGo, mia.headers))[0]).toBe(200)
    expect(await favourites()).toEqual({ shown: [], gone: [] })
    // It is not there for who never had it.
    expect((await call(app, 'PATCH', letGo, mia.headers))[0]).toBe(404)
    expect((await call(app, 'GET', '/my/favourites/withdrawn'))[0]).toBe(401)
  },
)

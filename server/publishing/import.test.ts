import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { EXAMPLE_FOLDER } from '#content/catalogue-folder.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { databases } from '#tests/support/database.ts'
import { folderOfRecipes } from '#tests/support/new-recipes.ts'
import { call } from '#tests/support/own-recipes.ts'
import { CHARD } from '#tests/support/push-stage.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-60 an import touches only what it has made (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { app, people, publish, database, config } = await startPublishing(engine)
    const { publicId } = await publish({ ...PUBLIC_CRUMBLE, Name: { ...CHARD.name } })
    const { mia } = people
    await call(app, 'POST', `/recipe/${publicId}/rate`, mia.headers, { RatingValue: 'Good' })
    const parts = async () =>
      await Promise.all(
        ['', '/ingredient', '/howto'].map(
          async (part) => (await call(app, 'GET', `/recipe/${publicId}${part}?LangId=1`))[1],
        ),
      ).then(([recipe, ...others]) => [{ ...recipe, Views: 0 }, ...others])
    const before = await parts()
    const into = (folder: string) => importCatalogue({ database, folder, config })
    expect((await into(EXAMPLE_FOLDER)).hasChanged).toBe(true)
    expect((await into(EXAMPLE_FOLDER)).hasChanged).toBe(false)
    expect(await parts()).toEqual(before)
    const [, count] = await call<number>(app, 'GET', '/recipe/count')
    // A folder with a recipe of the same name, and new ids of everything.
    const folder = await folderOfRecipes([CHARD])
    onTestFinished(async () => await rm(folder, { recursive: true }))
    expect((await into(folder)).hasChanged).toBe(true)
    expect((await into(folder)).hasChanged).toBe(false)
    expect(await parts()).toEqual(before)
    expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(count + 1)
    const term = encodeURIComponent(CHARD.name.en)
    const [, both] = await call<Recipe[]>(app, 'GET', `/recipe?term=${term}&LangId=1`)
    expect(both.map(({ Id }) => Id)).toContain(publicId)
    expect(both.length).toBeGreaterThan(1)
  },
)

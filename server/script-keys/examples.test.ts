import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { OwnCookbooks } from '#contract/cookbooks/own-cookbook.ts'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { makeKey } from '#tests/support/script-keys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { weekOf } from '#tests/support/week.ts'

/** What each language's examples write. */
const WRITTEN = {
  en: { item: '2 l milk', recipe: 'Buttered noodles', cookbook: 'Quick ones' },
  de: { item: '2 l Milch', recipe: 'Butternudeln', cookbook: 'Was schnell geht' },
} as const

const BLOCK = /^```js\n(.*?)^```$/gmsu

for (const language of ['en', 'de'] as const) {
  test.for(databases)(
    `KEY-08 the examples of the page make a list entry, a recipe, a cookbook and a meal, in ${language} (%s)`,
    async (engine) => {
      const { app, config, listen } = await startTestServer(engine, { filled: true })
      const ada = await newMember(app, { language: language === 'de' ? '0' : '1' })
      const { made } = await makeKey(app, ada, {
        Scopes: ['lists:read', 'lists:write', 'recipes:write', 'week:write'],
      })
      const page = readFileSync(`app/routes/scripts/scripts.${language}.md`, 'utf8')
      const file = join(config.DATA_DIR, 'examples.mjs')
      await writeFile(file, [...page.matchAll(BLOCK)].map(([, code]) => code).join('\n'))
      const env = { SIMMER_SITE: await listen(), SIMMER_KEY: made.Key }
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env })
      expect(stdout.trim().split('\n')).toHaveLength(4)
      const { item, recipe, cookbook } = WRITTEN[language]
      const query = `LangId=${language === 'de' ? 0 : 1}`
      const [, items] = await call<ShoppingItem[]>(app, 'GET', `/shopping/note?${query}`, ada)
      expect(items).toMatchObject([{ Name: item }])
      const [, recipes] = await call<OwnList>(app, 'GET', `/my/recipes?${query}`, ada)
      expect(recipes.Recipes).toMatchObject([{ Name: recipe, State: 'private', StepCount: 2 }])
      const [, books] = await call<OwnCookbooks>(app, 'GET', `/my/cookbooks?${query}`, ada)
      expect(books.Cookbooks).toMatchObject([{ Name: { [language]: cookbook } }])
      expect((await weekOf(app, ada)).Meals).toMatchObject([{ Slot: 'dinner', Name: recipe }])
    },
  )
}

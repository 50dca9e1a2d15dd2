import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { WeekSuggestion, WeekSuggestions } from '#contract/week/suggestions.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { ask, startHousehold } from '#tests/support/household.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { dayIn, plan } from '#tests/support/week.ts'
import { seasonAt } from './season.ts'

type Headers = Record<string, string>

const MONDAY = dayIn(-((new Date().getUTCDay() + 6) % 7))
const QUERY = `?LangId=1&Monday=${MONDAY}`

async function suggested(app: App, headers: Headers): Promise<WeekSuggestion[]> {
  const answer = await ask(app, calls.weekSuggestions, headers, { query: QUERY })
  expect(answer.statusCode).toBe(200)
  return answer.json<WeekSuggestions>().Suggestions
}

const kindsOf = (suggestions: WeekSuggestion[]) => suggestions.map(({ Kind }) => Kind)

async function cook(app: App, headers: Headers, RecipeId: number, Day: string) {
  const payload = {
    RecipeId,
    Day,
    People: 2,
    Minutes: null,
    Note: '',
    Changes: [],
    Key: randomUUID(),
  }
  const url = '/api/cooked?LangId=1'
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBeLessThan(300)
}

const rate = async (app: App, headers: Headers, id: number) =>
  await ask(app, calls.rate, headers, { params: { id }, fields: { RatingValue: 'VeryGood' } })

test.for(databases)(
  'WEK-41 at most three dishes are suggested, each with its own reason, in this order (%s)',
  async (engine) => {
    const { app, ada, shakshuka, spaghetti, database } = await startShopping(engine)
    expect(kindsOf(await suggested(app, ada))).toEqual(['season'])
    const needs = await database.db
      .selectFrom('recipe_ingredients')
      .select('ingredient_id')
      .where('recipe_id', '=', shakshuka)
      .execute()
    const IngredientIds = needs.map(({ ingredient_id }) => ingredient_id)
    await ask(app, calls.addStaples, ada, { fields: { IngredientIds } })
    await rate(app, ada, spaghetti)
    await cook(app, ada, spaghetti, dayIn(-70))
    const all = await suggested(app, ada)
    expect(kindsOf(all)).toEqual(['home', 'season', 'rested'])
    expect(all[0]?.Recipe.Id).toBe(shakshuka)
    expect(all[0]?.Foods.length).toBeGreaterThan(0)
    expect(all[2]).toMatchObject({ Recipe: { Id: spaghetti }, LastCooked: dayIn(-70) })

    // Nothing twice in a week, and nothing that somebody does not want now.
    await plan(app, ada, { RecipeId: shakshuka, Day: MONDAY })
    expect((await suggested(app, ada)).map(({ Recipe }) => Recipe.Id)).not.toContain(shakshuka)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/week/suggestions/rest${QUERY}`,
      headers: ada,
      payload: { RecipeId: spaghetti },
    })
    expect(kindsOf(answer.json<WeekSuggestions>().Suggestions)).not.toContain('rested')
    const daysLater = async (days: number) => {
      await database.db
        .updateTable('week_rests')
        .set((row) => ({ ends_at: row('ends_at', '-', days * DAY_MS) }))
        .execute()
      return kindsOf(await suggested(app, ada))
    }
    expect(await daysLater(29)).not.toContain('rested')
    expect(await daysLater(1)).toContain('rested')
  },
)

test.for(databases)(
  'WEK-42 nothing of another member decides what is suggested (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    await rate(app, ada, shakshuka)
    await cook(app, ada, shakshuka, dayIn(-70))
    expect(kindsOf(await suggested(app, ada))).toContain('rested')
    expect(kindsOf(await suggested(app, ben))).not.toContain('rested')
    expect(
      (await ask(app, calls.weekSuggestions, ben, { query: '?Monday=2026-02-30' })).statusCode,
    ).toBe(400)
  },
)

test('WEK-41 the season is that of the month in Berlin', () => {
  const seasons = ['01', '03', '06', '09', '12'].map((month) =>
    seasonAt(Date.parse(`2026-${month}-15T12:00:00Z`)),
  )
  expect(seasons).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter'])
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Meal, MealChange, NewMeal, Week } from '#contract/week/week.ts'
import type { App } from '#server/http/app-type.ts'
import { ask } from './household.ts'

type Headers = Record<string, string>

/** The day so many days from now. */
export const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A day that is neither today nor far. */
export const SOON = dayIn(3)

/** Makes a call of the week that changes something. */
export async function post(app: App, headers: Headers, path: string, payload: object) {
  return await app.inject({ method: 'POST', url: `/api${path}?LangId=1`, headers, payload })
}

/** A dinner for four. */
export const mealOf = (meal: Partial<NewMeal>): NewMeal => ({
  Key: randomUUID(),
  Day: SOON,
  Slot: 'dinner',
  Persons: 4,
  ...meal,
})

/** Plans a meal. */
export async function plan(app: App, headers: Headers, meal: Partial<NewMeal>): Promise<Meal> {
  const answer = await post(app, headers, '/week/meals', mealOf(meal))
  expect(answer.statusCode).toBe(201)
  return answer.json<Meal>()
}

/** Changes a meal. */
export const patch = async (app: App, headers: Headers, key: string, payload: MealChange) =>
  await app.inject({
    method: 'PATCH',
    url: `/api/week/meals/${key}?LangId=1`,
    headers,
    payload,
  })

/** Takes a meal off. */
export const remove = async (
  app: App,
  headers: Headers,
  { Key, Version }: Pick<Meal, 'Key' | 'Version'>,
) =>
  await app.inject({
    method: 'DELETE',
    url: `/api/week/meals/${Key}?Version=${Version}&LangId=1`,
    headers,
  })

/** The week as a member sees it. */
export async function weekOf(app: App, headers: Headers, langId = 1): Promise<Week> {
  const answer = await ask(app, calls.week, headers, { query: `?LangId=${langId}` })
  expect(answer.statusCode).toBe(200)
  return answer.json<Week>()
}

/** Names of the meals that a member sees. */
export const namesIn = async (app: App, headers: Headers) =>
  (await weekOf(app, headers)).Meals.map(({ Name }) => Name)

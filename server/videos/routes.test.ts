import { expect, test } from 'vitest'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/recipes/action-types.ts'
import { calls } from '#contract/calls/calls.ts'
import { stripTags } from '#cooking/step-text.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, type FilledServer } from '#tests/support/filled-server.ts'

const server = filledServers()

const filmOf = async ({ read, idOf }: FilledServer, slug: string) => {
  const recipeId = await idOf('recipe', slug)
  const { Videos } = await read(calls.recipe, { id: recipeId })
  return { recipeId, id: Videos.Main?.Id ?? 0 }
}
const startOf = ({ StartsAt }: VideoAction) => timeToSeconds(StartsAt) ?? NaN
const stopOf = ({ StopsAt }: VideoAction) => timeToSeconds(StopsAt) ?? NaN

test.for(databases)(
  'ENT-20 API-38 the steps of a film with their times and pictures (%s)',
  async (engine) => {
    const shared = await server(engine)
    const { recipeId, id } = await filmOf(shared, 'shakshuka')
    const actions = await shared.read(calls.videoActions, { id })
    const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
    const howTo = await shared.read(calls.howTo, { id: recipeId })
    expect(steps.map(({ StepNumber }) => StepNumber)).toEqual(howTo.map((step) => step.StepNumber))
    expect(steps.map(({ ThumbPath }) => ThumbPath)).toEqual(howTo.map((step) => step.ImagePath))
    expect(steps.map(({ Text }) => stripTags(Text ?? ''))).toEqual(howTo.map((step) => step.Text))
    expect(steps[0]?.StartsAt).toBe('00:00:00')
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (before) expect(startOf(step)).toBeCloseTo(stopOf(before))
      expect(stopOf(step)).toBeGreaterThan(startOf(step))
    }
  },
)

test.for(databases)(
  'ENT-20 the subtitles of a step share its time equally (%s)',
  async (engine) => {
    const shared = await server(engine)
    const { id } = await filmOf(shared, 'shakshuka')
    const actions = await shared.read(calls.videoActions, { id })
    expect(actions.map(startOf)).toEqual(actions.map(startOf).toSorted((a, b) => a - b))
    const byStep = Map.groupBy(actions, ({ StepNumber }) => StepNumber)
    for (const [step, ...lines] of byStep.values()) {
      if (!step) continue
      expect(step.Type).toBe(ACTION_STEP)
      expect(lines.length).toBeGreaterThan(0)
      for (const [index, line] of lines.entries()) {
        const share = (stopOf(step) - startOf(step)) / lines.length
        expect(line).toMatchObject({ Type: ACTION_SUBTITLE, ThumbPath: null })
        expect(startOf(line)).toBeCloseTo(startOf(step) + index * share, 2)
        expect(stopOf(line)).toBeCloseTo(startOf(step) + (index + 1) * share, 2)
      }
    }
  },
)

test.for(databases)(
  'API-38 the texts are written for the asked number of people (%s)',
  async (engine) => {
    const shared = await server(engine)
    const { id } = await filmOf(shared, 'shakshuka')
    const first = async (query: Record<string, number>) =>
      (await shared.read(calls.videoActions, { id, query }))[0]?.Text
    expect(await first({})).toBe(
      'Dice <b>1</b>\u00a0onion and <b>1</b>\u00a0pepper into 1 cm pieces. Slice <b>2\u00a0cloves</b> of garlic thinly.',
    )
    expect(await first({ Persons: 4 })).toBe(
      'Dice <b>2</b>\u00a0onions and <b>2</b>\u00a0peppers into 1 cm pieces. Slice <b>4\u00a0cloves</b> of garlic thinly.',
    )
    expect(await first({ Persons: 2.5 })).toBe(
      'Dice <b>1¼</b>\u00a0onions and <b>1¼</b>\u00a0peppers into 1 cm pieces. Slice <b>2½\u00a0cloves</b> of garlic thinly.',
    )
    expect(await first({ Persons: 999, LangId: 0 })).toContain('<b>999\u00a0Zehen</b> Knoblauch')
  },
)

test.for(databases)(
  'API-38 ERR-29 a number of people outside 1 to 999 is refused (%s)',
  async (engine) => {
    const shared = await server(engine)
    const { id } = await filmOf(shared, 'shakshuka')
    for (const persons of ['0', '-1', '0.5', '1000', 'abc', '']) {
      const answer = await shared.app.inject({
        url: `/api/video/${id}/action?Persons=${persons}&LangId=0`,
      })
      expect({ persons, status: answer.statusCode }).toEqual({ persons, status: 400 })
      expect(answer.json()).toMatchObject({
        Code: 'PersonsInvalid',
        Message: 'Bitte wähle 1 bis 999 Personen.',
      })
    }
  },
)

test.for(databases)('ERR-29 an unknown film is not found (%s)', async (engine) => {
  const { app } = await server(engine)
  const answer = await app.inject({ url: '/api/video/99999/action?LangId=1' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ Code: 'NotFound', Message: 'There is nothing here.' })
})

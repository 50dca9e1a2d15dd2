import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { EXAMPLE_FOLDER } from '#content/catalogue-folder.ts'
import { ACTION_STEP } from '#contract/recipes/action-types.ts'
import { calls } from '#contract/calls/calls.ts'
import { stripTags } from '#cooking/step-text.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { makeMissingFilms } from './films/films.ts'
import { importCatalogue } from './import.ts'

/** A server over the demo catalogue with the example for authors brought in. */
async function serveExample(engine: EngineName) {
  const database = await openTestDatabase(engine, { filled: true })
  const { config } = database
  await importCatalogue({ database, folder: EXAMPLE_FOLDER, config })
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent', ...config }), database })
  onTestFinished(async () => await app.close())
  const recipes = await readCall(app, calls.recipes, { query: { limit: 100 } })
  const recipeNamed = (name: string) => {
    const found = recipes.find(({ Name }) => Name === name)
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  }
  return { app, database, recipeNamed }
}

test.for(databases)(
  'ENT-09 ENT-20 API-38 a film holds the steps that have a clip, with their own numbers (%s)',
  async (engine) => {
    const { app, recipeNamed } = await serveExample(engine)
    const { Id, StepCount, Videos } = recipeNamed('Potatoes with herb quark')
    expect(StepCount).toBe(5)
    const actions = await readCall(app, calls.videoActions, { id: Videos.Main?.Id ?? 0 })
    const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
    expect(steps.map(({ StepNumber }) => StepNumber)).toEqual([1, 2, 4])
    expect(steps.map(({ StartsAt }) => StartsAt)).toEqual(['00:00:00', '00:00:06.4', '00:00:12.8'])
    expect(new Set(actions.map(({ StepNumber }) => StepNumber))).toEqual(new Set([1, 2, 4]))
    const howTo = await readCall(app, calls.howTo, { id: Id })
    expect(howTo.map(({ StepNumber }) => StepNumber)).toEqual([1, 2, 3, 4, 5])
    for (const { StepNumber, Text, ThumbPath } of steps) {
      expect(stripTags(Text ?? '')).toBe(howTo[StepNumber - 1]?.Text)
      expect(ThumbPath).toBe(howTo[StepNumber - 1]?.ImagePath)
    }
    expect(howTo.map(({ ImagePath }) => ImagePath !== null)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  },
)

test.for(databases)(
  'a film of some steps that a machine lacks is made again (%s)',
  async (engine) => {
    const { database } = await serveExample(engine)
    const config = { DATA_DIR: join(database.config.DATA_DIR, 'another') }
    expect(await makeMissingFilms(database, config)).toBe(62)
    await access(join(config.DATA_DIR, 'media/films/potatoes-herb-quark.mp4'))
  },
)

test.for(databases)('ENT-09 a recipe without clips has no film (%s)', async (engine) => {
  const { app, recipeNamed } = await serveExample(engine)
  const { Id, Videos } = recipeNamed('Cold cucumber soup')
  expect(Videos).toEqual({ Short: null, Preview: null, Main: null })
  const howTo = await readCall(app, calls.howTo, { id: Id })
  expect(howTo).toHaveLength(5)
  expect(howTo.map(({ ImagePath, Describe }) => ImagePath ?? Describe)).toEqual(
    howTo.map(() => undefined),
  )
})

test.for(databases)(
  "API-29 a step says what the film shows and sounds like, in its own words or else its clip's (%s)",
  async (engine) => {
    const { app, recipeNamed } = await serveExample(engine)
    const { Id: id } = recipeNamed('Mushroom omelette')
    const stepsIn = async (LangId: number) =>
      await readCall(app, calls.howTo, { id, query: { LangId } })
    const inEnglish = await stepsIn(1)
    const inGerman = await stepsIn(0)
    const english = inEnglish.map(({ Describe }) => Describe)
    expect(english[2]).toBe('A whisk beats eggs with chives in a bowl.')
    expect(english.at(-1)).toMatch(/omelette/i)
    const german = inGerman.map(({ Describe }) => Describe)
    expect(german[2]).toBe('Ein Schneebesen verquirlt Eier mit Schnittlauch in einer Schüssel.')
    expect(german.at(-1)).toMatch(/Omelett/)
    expect(inEnglish.map(({ Sound }) => Sound)).toEqual([
      'knife on the board',
      'mushrooms sizzle',
      'whisk in the bowl',
      'eggs sizzle softly',
      undefined,
    ])
    expect(inGerman[2]?.Sound).toBe('Schneebesen in der Schüssel')
  },
)

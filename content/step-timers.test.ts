import { expect, test } from 'vitest'
import { stepTimers } from '#cooking/times/step-timers.ts'
import { DEMO_FOLDER, readCatalogue } from './catalogue-folder.ts'
import type { Step } from './format.ts'
import { timerMinutes } from './step-times.ts'

/** The bells of a step's timers in seconds, as a cook gets them in a language. */
function bellsOf(step: Step, language: 'en' | 'de'): (number | null)[][] {
  const Times = step.times?.map(({ min, max, unit = 'min' }) => ({
    Min: min,
    ...(max !== undefined && { Max: max }),
    Unit: unit,
  }))
  const timed = { ...(Times && { Times }), TimerMinutes: timerMinutes(step) ?? null }
  const parts = [{ text: step.text[language], isAmount: false }]
  return stepTimers(timed, parts).timers.map(({ first, total }) => [first, total])
}

test('a cook who changes the language keeps the timers of every step in the catalogue', async () => {
  const { recipes } = await readCatalogue(DEMO_FOLDER, [])
  const steps = recipes.flatMap(({ value }) => value.steps)
  expect(steps.map((step) => bellsOf(step, 'de'))).toEqual(steps.map((step) => bellsOf(step, 'en')))
  expect(steps.flatMap((step) => bellsOf(step, 'en')).length).toBeGreaterThan(200)
})

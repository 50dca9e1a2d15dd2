import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { stepTimers } from '#cooking/times/step-timers.ts'
import { timerName } from './timer-name.ts'

/** Names of the timers of a step's text. */
function namesOf(text: string, language: Language = 'en') {
  const step = { Times: [], TimerMinutes: null }
  const { parts, timers } = stepTimers(step, [{ text, isAmount: false }])
  return timers.map((_timer, time) => timerName(parts, time, language))
}

test('a timer is called after what happens while it runs', () => {
  expect(namesOf('Bake for 25 minutes.')).toEqual(['Baking'])
  expect(namesOf('Leave the dough to rise for 1 hour. Chill the butter.')).toEqual(['Rising'])
  expect(namesOf('Fry the onions for 5 minutes, then simmer for 20 minutes.')).toEqual([
    'Frying',
    'Simmering',
  ])
})

test('the German verb may stand at the end of the sentence', () => {
  expect(namesOf('Die Zwiebeln 5 Minuten dünsten. Dann 20 Minuten köcheln lassen.', 'de')).toEqual([
    'Dünsten',
    'Köcheln',
  ])
  expect(namesOf('Lass den Teig 30 Minuten ruhen.', 'de')).toEqual(['Ruhen'])
})

test('a sentence without a verb that takes time names nothing', () => {
  expect(namesOf('Wait 5 minutes. Bake the rest.')).toEqual([undefined])
  expect(namesOf('Nach 5 Minuten umdrehen. Backen.', 'de')).toEqual([undefined])
})

test('the time of one of several pieces says so', () => {
  expect(namesOf('Fry the patties for 4 minutes each.')).toEqual(['Frying, each'])
  expect(namesOf('Rühre die Eier unter, jedes etwa 30 Sekunden.', 'de')).toEqual([
    'Rühren, je Stück',
  ])
  expect(namesOf('Backe jede Ladung 8 Minuten.', 'de')).toEqual(['Backen, je Stück'])
  expect(namesOf('Jede Sorte waschen. Den Teig 5 Minuten kneten.', 'de')).toEqual(['Kneten'])
})

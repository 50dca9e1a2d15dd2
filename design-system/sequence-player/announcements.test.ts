import { expect, test } from 'vitest'
import { de } from '#design-system/messages/de.ts'
import { en } from '#design-system/messages/en.ts'
import { atEnd, atStep, atStop, lastWords } from '#design-system/sequence-player/announcements.ts'
import { filmSteps } from '#design-system/sequence-player/film.ts'
import type { PlayerStep } from '#design-system/sequence-player/player.types.ts'

const ROAST: PlayerStep = {
  number: 5,
  start: 0,
  stop: 6.4,
  text: 'Roast for 25 minutes. Meanwhile trim <b>150 g</b> green beans',
  until: 'the skin starts to colour',
  ready: [],
  thumbSrc: null,
}
const BEANS: PlayerStep = {
  number: 7,
  start: 6.4,
  stop: 12,
  text: 'Beans and lemon go in. Roast on.',
  ready: [{ text: '150 g green beans', note: 'trimmed' }, { text: '1 lemon' }],
  thumbSrc: null,
  before: [{ number: 6, text: 'Boil <b>1 l</b> water.' }],
}

test('VID-21 a stop says the whole step with amounts, its sign, and what comes next', () => {
  expect(atStop(filmSteps([ROAST, BEANS], []), 0, 7, en.player)).toBe(
    'Step 5 of 7. Roast for 25 minutes. Meanwhile trim 150 g green beans. Until the skin starts to colour. Step 6, without film: Boil 1 l water. Next: Beans and lemon go in.',
  )
})

test('a stop says it in German', () => {
  const steps = filmSteps(
    [{ ...ROAST, text: 'Röste 25 Minuten.', until: 'die Haut Farbe bekommt' }, BEANS],
    [],
  )
  expect(atStop(steps, 0, 7, de.player)).toBe(
    'Schritt 5 von 7. Röste 25 Minuten. Bis die Haut Farbe bekommt. Schritt 6, ohne Film: Boil 1 l water. Danach: Beans and lemon go in.',
  )
})

test('VID-24 the end says the last step, and that it was the last', () => {
  const [step] = filmSteps([{ ...BEANS, until: undefined }], [])
  expect(step && atEnd(step, 7, en.player)).toBe(
    'Step 7 of 7. Beans and lemon go in. Roast on. That was the last step.',
  )
})

test('the end names the steps that are left to read', () => {
  const [step] = filmSteps([{ ...BEANS, after: [{ number: 8, text: 'Serve.' }] }], [])
  expect(step && atEnd(step, 8, en.player)).toMatch(
    /That was the last step with a film\. Step 8, without film: Serve\.$/,
  )
  expect(step && lastWords(step, en.player)).toBe(en.player.lastFilmed)
})

test('a step that the user went to is said in one line, with what to have ready', () => {
  const [roast, beans] = filmSteps([ROAST, BEANS], [])
  expect(beans && atStep(beans, 7, en.player)).toBe(
    'Step 7 of 7: Beans and lemon go in. Have ready: 150 g green beans (trimmed), 1 lemon.',
  )
  expect(roast && atStep(roast, 7, en.player)).toBe('Step 5 of 7: Roast for 25 minutes.')
})

test('what to have ready names the part of the dish that it is for', () => {
  const ready = [
    { group: 'For the dough', text: '300 g flour' },
    { text: '1 egg' },
    { group: 'For the filling', text: '4 apples', note: 'tart' },
  ]
  const [step] = filmSteps([{ ...BEANS, ready }], [])
  expect(step && atStep(step, 7, en.player)).toMatch(
    /Have ready: For the dough: 300 g flour, 1 egg, For the filling: 4 apples \(tart\)\.$/,
  )
})

test('past the last step there is no stop', () => {
  expect(atStop(filmSteps([ROAST], []), 0, 7, en.player)).toBe('')
})

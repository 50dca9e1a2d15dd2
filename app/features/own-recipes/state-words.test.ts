import { expect, test } from 'vitest'
import { packOf } from '#app/lib/words/packs.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { ownCardWith } from '../../../.storybook/data/own-recipes.ts'
import { daysLeft, factsOf, stateOf } from './state-words.ts'

const german = { t: createTranslate(packOf('de').words, 'de'), language: 'de' } as const

const DELETED = '2026-03-01T12:00:00Z'
const at = (time: string) => Date.parse(time)

test('the bin counts 30 days down, and never says none', () => {
  expect(daysLeft(DELETED, at('2026-03-01T12:00:01Z'))).toBe(30)
  expect(daysLeft(DELETED, at('2026-03-30T12:00:00Z'))).toBe(1)
  expect(daysLeft(DELETED, at('2026-04-09T12:00:00Z'))).toBe(1)
})

const textOf = (parts: Parameters<typeof ownCardWith>[0]) =>
  stateOf(ownCardWith(parts), german).text

test('a state says what is missing, who sees it, or whose it is', () => {
  expect(textOf({ State: 'draft', IngredientCount: 0, StepCount: 0 })).toBe(
    'Entwurf, noch keine Zutaten',
  )
  expect(textOf({ State: 'draft', StepCount: 0 })).toBe('Entwurf, noch keine Schritte')
  expect(textOf({ State: 'draft' })).toBe('Entwurf')
  expect(textOf({})).toBe('Nur du')
  expect(textOf({ IsShared: true })).toBe('Dein Haushalt')
  expect(textOf({ State: 'link', IsShared: true })).toBe('Mit dem Link')
  expect(textOf({ By: 'Ben', IsShared: true })).toBe('Von Ben')
})

test('the facts are steps, time and the only language; of a draft when it was changed', () => {
  expect(factsOf(ownCardWith(), german)).toBe('6 Schritte, 2\u00a0h\u00a010')
  expect(
    factsOf(ownCardWith({ StepCount: 1, TotalMinutes: null, NameLanguage: 'en' }), german),
  ).toBe('1 Schritt, nur auf Englisch')
  const now = new Date()
  expect(factsOf(ownCardWith({ State: 'draft', Changed: now.toISOString() }), german)).toMatch(
    /^geändert heute, \d\d:\d\d Uhr$/,
  )
})

import { expect, onTestFinished, test } from 'vitest'
import { forgetLastWords, keepLastWords, takeLastWords } from './last-words.ts'
import { newProject } from './project.ts'

/** A project as it was saved at a time. */
const at = (savedAt: number) => ({ ...newProject(['chop']), savedAt })
const NAME = 'simmer.studio/of-imani/12'

test('FLM-41 what was done last is taken if its file was not written any more', () => {
  const stored = new Map<string, string>()
  const before = globalThis.localStorage
  onTestFinished(() => void Object.assign(globalThis, { localStorage: before }))
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  keepLastWords(NAME, at(2))
  expect(takeLastWords(NAME, at(1))).toEqual(at(2))
  forgetLastWords(NAME)
  expect(takeLastWords(NAME, at(1))).toEqual(at(1))
  keepLastWords(NAME, at(2))
  expect(takeLastWords(NAME, at(3))).toEqual(at(3))
  stored.set(NAME, '{"format":0}')
  expect(takeLastWords(NAME, undefined)).toBeUndefined()
})

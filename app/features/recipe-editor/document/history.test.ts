import { expect, test } from 'vitest'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { writeName } from './facts.ts'
import { beginHistory, edited, redone, undone } from './history.ts'
import { addLine, lineOf, moveLine } from './lines.ts'

const named = (text: string) => writeName('en', text)

test('undo and redo go over the whole recipe; words typed in a row are one step', () => {
  const start = beginHistory(emptyDraft('en'))
  const typed = ['A', 'Ap', 'App'].reduce((now, text) => edited(now, named(text), 'name'), start)
  const next = edited(typed, named('App cake'), 'name 2')
  expect(next.past).toHaveLength(2)
  const back = undone(next)
  expect(back.now.Name.en).toBe('App')
  expect(undone(back).now.Name).toEqual({})
  expect(undone(start)).toBe(start)
  expect(redone(back).now.Name.en).toBe('App cake')
  expect(redone(next)).toBe(next)
})

test('a new edit after undo ends redo', () => {
  const one = edited(beginHistory(emptyDraft('en')), named('One'))
  const other = edited(undone(one), named('Other'))
  expect(redone(other)).toBe(other)
})

test('moving the first line up is no undo step, and keeps redo', () => {
  const flour = edited(
    beginHistory(emptyDraft('en')),
    addLine(undefined, lineOf('flour', 'en', 'i-1')),
  )
  const back = undone(edited(flour, named('Cake')))
  expect(edited(back, moveLine('i-1', -1))).toBe(back)
})

import { expect, test } from 'vitest'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListRow } from './list-row.ts'
import { othersNews, seenRows } from './others-news.ts'

const person = (Id: number, Name: string): HouseholdPerson => ({
  Id,
  Name,
  Initials: Name.slice(0, 2),
  PhotoPath: null,
})
const BEN = person(2, 'Ben')
const PEOPLE = [{ ...person(1, 'Imani'), IsYou: true as const }, BEN]
const AT = '2026-11-25T17:40:00.000Z'

/** A row of one item. */
const row = (key: string, State: 0 | 1, item: object = {}) =>
  ({ key, State, items: [item], needs: [] }) as unknown as ListRow

const since = (before: readonly ListRow[], after: readonly ListRow[]) =>
  othersNews(seenRows(before, PEOPLE), after, PEOPLE)

test('what somebody else ticks or writes is news', () => {
  const ticked = row('milk', 1, { TickedBy: 2, TickedAt: AT })
  expect(since([row('milk', 0)], [ticked])).toEqual({ person: BEN, kind: 'ticked', row: ticked })
  const added = row('tea', 0, { AddedBy: 2 })
  expect(since([], [added])).toEqual({ person: BEN, kind: 'added', row: added })
})

test('one’s own doings, and what has been seen, are not', () => {
  const ticked = row('milk', 1, { TickedBy: 2, TickedAt: AT })
  expect(since([ticked], [ticked])).toBeUndefined()
  expect(since([row('milk', 0)], [row('milk', 1, { TickedBy: 1, TickedAt: AT })])).toBeUndefined()
  expect(since([], [row('tea', 0, { AddedBy: 1 })])).toBeUndefined()
  expect(since([ticked], [row('milk', 0, { AddedBy: 2 })])).toBeUndefined()
  expect(since([row('tea', 0)], [])).toBeUndefined()
})

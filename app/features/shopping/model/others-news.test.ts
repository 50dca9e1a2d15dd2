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

/** A row of items; each is a piece. */
const row = (key: string, State: 0 | 1, ...items: object[]) =>
  ({
    key,
    State,
    items: items.map((item, index) => ({ Key: `${key} ${index}`, ...item })),
    needs: [],
    purchase: { amount: items.length, sold: { unit: 'piece' }, exact: [] },
  }) as unknown as ListRow

const since = (before: readonly ListRow[], after: readonly ListRow[]) =>
  othersNews(seenRows(before, PEOPLE), after, PEOPLE)
const ticked = row('milk', 1, { TickedBy: 2, TickedAt: AT })

test('what somebody else ticks or writes is news', () => {
  expect(since([row('milk', 0, {})], [ticked])).toEqual([
    { person: BEN, kind: 'ticked', row: ticked },
  ])
  const added = row('tea', 0, { AddedBy: 2 })
  expect(since([], [added])).toEqual([{ person: BEN, kind: 'added', row: added }])
})

test('more of a row is news with what was to be bought before', () => {
  const before = row('chilli', 0, { AddedBy: 1 }, { AddedBy: 1 })
  const after = row('chilli', 0, { AddedBy: 1 }, { AddedBy: 1 }, { AddedBy: 2 })
  const more = { person: BEN, kind: 'changed', row: after, before: before.purchase }
  expect(since([before], [after])).toEqual([more])
  expect(since([after], [after])).toEqual([])
})

test('own changes, and those already seen, are not news', () => {
  expect(since([ticked], [ticked])).toEqual([])
  const own = row('milk', 1, { TickedBy: 1, TickedAt: AT })
  expect(since([row('milk', 0, {})], [own])).toEqual([])
  expect(since([], [row('tea', 0, { AddedBy: 1 })])).toEqual([])
  expect(since([ticked], [row('milk', 0, { AddedBy: 2 })])).toEqual([])
  expect(since([row('tea', 0, {})], [])).toEqual([])
})

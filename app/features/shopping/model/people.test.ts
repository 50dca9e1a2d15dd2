import { expect, test } from 'vitest'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListRow } from './list-row.ts'
import { rowPeople } from './people.ts'

const person = (Id: number, Name: string): HouseholdPerson => ({
  Id,
  Name,
  Initials: Name.slice(0, 2),
  PhotoPath: null,
})
const YOU: HouseholdPerson = { ...person(1, 'Imani'), IsYou: true }
const BEN = person(2, 'Ben')
const SARA = person(3, 'Sara')
const PEOPLE = [YOU, BEN, SARA]

/** A row of items and of needs, each with who added and who ticked it. */
const row = (State: 0 | 1, items: object[], needs: object[] = []) =>
  ({ State, items, needs }) as unknown as ListRow

test('a row says who of the others wrote it', () => {
  expect(rowPeople(row(0, [{ AddedBy: 2 }]), PEOPLE).added).toBe(BEN)
  expect(rowPeople(row(0, [{ AddedBy: 2 }, { AddedBy: 3 }]), PEOPLE).added).toBe(SARA)
})

test('a row of one’s own, of recipes and of people who have left names nobody', () => {
  expect(rowPeople(row(0, [{ AddedBy: 1 }]), PEOPLE).added).toBeUndefined()
  expect(rowPeople(row(0, [{ AddedBy: 1 }, { AddedBy: 2 }]), PEOPLE).added).toBeUndefined()
  expect(rowPeople(row(0, [], [{ AddedBy: 2 }]), PEOPLE).added).toBeUndefined()
  expect(rowPeople(row(0, [{ AddedBy: 9 }]), PEOPLE).added).toBeUndefined()
  expect(rowPeople(row(0, [{}]), PEOPLE).added).toBeUndefined()
})

test('a ticked row says who ticked the last of it, and when', () => {
  const early = { TickedBy: 3, TickedAt: '2026-11-25T17:00:00.000Z' }
  const late = { TickedBy: 2, TickedAt: '2026-11-25T17:40:00.000Z' }
  const at = new Date(late.TickedAt)
  expect(rowPeople(row(1, [late], [early]), PEOPLE).ticked).toEqual({ person: BEN, at })
  expect(rowPeople(row(1, [early], [late]), PEOPLE).ticked).toEqual({ person: BEN, at })
  // What is to be bought again was not ticked by anybody.
  expect(rowPeople(row(0, [late]), PEOPLE).ticked).toBeUndefined()
  expect(rowPeople(row(1, [{ ...late, TickedBy: 1 }]), PEOPLE).ticked).toBeUndefined()
})

import type { HouseholdPerson } from '#contract/household.ts'
import type { ListRow } from './list-row.ts'

/** Who has something to do with a row, other than the reader. */
export interface RowPeople {
  /** Who wrote it. */
  added: HouseholdPerson | undefined
  /** Who ticked it, and when. */
  ticked: { person: HouseholdPerson; at: Date } | undefined
}

/** Somebody else of the household by id. */
export function otherPerson(
  people: readonly HouseholdPerson[],
  id: number | undefined,
): HouseholdPerson | undefined {
  return people.find(({ Id, IsYou }) => id !== undefined && Id === id && !IsYou)
}

/** Finds out who added a row and who ticked it. One's own rows carry nobody. */
export function rowPeople(
  { needs, items, State }: Pick<ListRow, 'needs' | 'items' | 'State'>,
  people: readonly HouseholdPerson[],
): RowPeople {
  const find = (id: number | undefined) => otherPerson(people, id)
  // What one has written oneself needs no name, even where others have written it, too.
  const isOwn = items.some(({ AddedBy }) => people.some(({ Id, IsYou }) => IsYou && Id === AddedBy))
  const added = isOwn ? undefined : items.flatMap(({ AddedBy }) => find(AddedBy) ?? []).at(-1)
  if (State === 0) return { added, ticked: undefined }
  const last = [...needs, ...items]
    .flatMap(({ TickedBy, TickedAt }) => (TickedAt === undefined ? [] : { TickedBy, TickedAt }))
    .toSorted((a, b) => a.TickedAt.localeCompare(b.TickedAt))
    .at(-1)
  const person = find(last?.TickedBy)
  return { added, ticked: person && last && { person, at: new Date(last.TickedAt) } }
}

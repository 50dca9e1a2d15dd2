import type { Purchase } from '#cooking/amounts/buyable.ts'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListRow } from './list-row.ts'
import { otherPerson, rowPeople } from './people.ts'

/** Something that somebody else has just done with the list. */
export interface OthersNews {
  person: HouseholdPerson
  /** They wrote the row, ticked it, or wrote more of it. */
  kind: 'added' | 'ticked' | 'changed'
  row: ListRow
  /** What was to be bought before. */
  before?: Purchase
}

interface SeenRow {
  /** Who ticked it, and when. */
  readonly ticked: string
  readonly purchase: Purchase
  readonly items: ReadonlySet<string>
}

/** What says whether others did something with a row. */
type Seen = ReadonlyMap<string, SeenRow>

function tickedMark(row: ListRow, people: readonly HouseholdPerson[]) {
  const { ticked } = rowPeople(row, people)
  return ticked ? `${ticked.person.Id} ${ticked.at.getTime()}` : ''
}

/** Remembers the rows, to be compared with later ones. */
export function seenRows(rows: readonly ListRow[], people: readonly HouseholdPerson[]): Seen {
  return new Map(
    rows.map((row) => {
      const items = new Set(row.items.map(({ Key }) => Key))
      return [row.key, { ticked: tickedMark(row, people), purchase: row.purchase, items }]
    }),
  )
}

function newsOf(
  row: ListRow,
  before: SeenRow | undefined,
  people: readonly HouseholdPerson[],
): OthersNews[] {
  const { ticked } = rowPeople(row, people)
  if (ticked) {
    const isKnown = before?.ticked === tickedMark(row, people)
    return isKnown ? [] : [{ person: ticked.person, kind: 'ticked', row }]
  }
  const written = row.items.filter(({ Key }) => !before?.items.has(Key))
  const person = written.flatMap(({ AddedBy }) => otherPerson(people, AddedBy) ?? []).at(-1)
  if (!person) return []
  if (!before) return [{ person, kind: 'added', row }]
  const isMore = before.purchase.amount !== row.purchase.amount
  return isMore ? [{ person, kind: 'changed', row, before: before.purchase }] : []
}

/** What others have done since rows were seen, in the order of the rows. */
export function othersNews(
  before: Seen,
  rows: readonly ListRow[],
  people: readonly HouseholdPerson[],
): OthersNews[] {
  return rows.flatMap((row) => newsOf(row, before.get(row.key), people))
}

import type { HouseholdPerson } from '#contract/household.ts'
import type { ListRow } from './list-row.ts'
import { rowPeople } from './people.ts'

/** Something that somebody else has just done with the list. */
export interface OthersNews {
  person: HouseholdPerson
  /** They wrote the row, or ticked it. */
  kind: 'added' | 'ticked'
  row: ListRow
}

/** What says whether others did something with a row: who wrote it, and when who ticked it. */
type Seen = ReadonlyMap<string, string>

function marksOf(rows: readonly ListRow[], people: readonly HouseholdPerson[]) {
  return rows.map((row) => {
    const { added, ticked } = rowPeople(row, people)
    const mark = ticked ? `${ticked.person.Id} ${ticked.at.getTime()}` : `added ${added?.Id}`
    return { row, added, ticked, mark }
  })
}

/** Remembers the rows, to be compared with later ones. */
export function seenRows(rows: readonly ListRow[], people: readonly HouseholdPerson[]): Seen {
  return new Map(marksOf(rows, people).map(({ row, mark }) => [row.key, mark]))
}

/** The last thing that others have done since rows were seen; undefined for nothing. */
export function othersNews(
  before: Seen,
  rows: readonly ListRow[],
  people: readonly HouseholdPerson[],
): OthersNews | undefined {
  const news = marksOf(rows, people).flatMap(({ row, added, ticked, mark }): OthersNews[] => {
    if (before.get(row.key) === mark) return []
    if (ticked) return [{ person: ticked.person, kind: 'ticked', row }]
    // A row that was there before is not new, whatever else has changed on it.
    return added && !before.has(row.key) ? [{ person: added, kind: 'added', row }] : []
  })
  return news.at(-1)
}

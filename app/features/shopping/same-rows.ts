import type { ArrangedList } from './departments.ts'
import type { ListRow } from './list-row.ts'

/** Keeps rows that have not changed as the same objects, so that they need not be rendered again (decision 048). */
export function createSameRows(): (arranged: ArrangedList) => ArrangedList {
  let known = new Map<string, { readonly text: string; readonly row: ListRow }>()
  return ({ departments, atHome, leftOut }) => {
    const next: typeof known = new Map()
    const same = (row: ListRow) => {
      const text = JSON.stringify(row)
      const before = known.get(row.key)
      const kept = before?.text === text ? before : { text, row }
      next.set(row.key, kept)
      return kept.row
    }
    const arranged = {
      departments: departments.map((department) => {
        return { ...department, rows: department.rows.map(same) }
      }),
      atHome: atHome.map(same),
      leftOut: leftOut.map(same),
    }
    known = next
    return arranged
  }
}

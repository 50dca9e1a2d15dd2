import { expect, test } from 'vitest'
import { type ArrangedList, createSameRows } from './departments.ts'
import type { ListRow } from './list-row.ts'

const row = (key: string, State: 0 | 1) => ({ key, State }) as ListRow
const arranged = (...rows: ListRow[]): ArrangedList => {
  return { departments: [{ id: 1, name: 'Fruit', rows }], atHome: [], leftOut: [] }
}

test('only the row that has changed is another object', () => {
  const same = createSameRows()
  const [milk, tea] = same(arranged(row('milk', 0), row('tea', 0))).departments[0]?.rows ?? []
  const [nextMilk, nextTea] =
    same(arranged(row('milk', 0), row('tea', 1))).departments[0]?.rows ?? []
  expect(nextMilk).toBe(milk)
  expect(nextTea).not.toBe(tea)
  expect(nextTea).toEqual(row('tea', 1))
})

import { expect, test } from 'vitest'
import { withGroupNames } from './ingredient-groups.ts'

const row = (Id: number, Name?: string) => ({ Id, ...(Name !== undefined && { Group: { Name } }) })

test('a cook reads the name of a group once, before its first ingredient', () => {
  const rows = [row(1, 'For the dough'), row(2, 'For the filling'), row(3), row(4, 'For the dough')]
  expect(withGroupNames(rows).map(({ row: { Id }, group }) => [Id, group])).toEqual([
    [3, undefined],
    [1, 'For the dough'],
    [4, undefined],
    [2, 'For the filling'],
  ])
})

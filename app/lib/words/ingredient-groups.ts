import type { RecipeIngredient } from '#contract/ingredient.ts'

type Grouped = Pick<RecipeIngredient, 'Group'>

/**
 * The rows of a step, group by group, those without a group first. The first row of each group
 * carries its name, such as "For the dough".
 */
export function withGroupNames<Row extends Grouped>(
  rows: readonly Row[],
): { row: Row; group?: string }[] {
  const groups = Map.groupBy(rows, ({ Group }) => Group?.Name ?? '')
  const named: { row: Row; group?: string }[] = (groups.get('') ?? []).map((row) => ({ row }))
  groups.delete('')
  for (const [group, members] of groups) {
    for (const row of members) named.push(row === members[0] ? { row, group } : { row })
  }
  return named
}

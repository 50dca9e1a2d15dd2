import type { IngredientGroup, RecipeIngredient } from '#contract/recipes/ingredient.ts'

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

/** Rows below one heading. */
export interface RowsOfGroup {
  group: IngredientGroup | undefined
  rows: RecipeIngredient[]
}

/** Rows that follow each other with the same heading. */
export function groupsOf(ingredients: readonly RecipeIngredient[]): RowsOfGroup[] {
  const groups: RowsOfGroup[] = []
  for (const row of ingredients) {
    const last = groups.at(-1)
    if (last && last.group?.Name === row.Group?.Name) last.rows.push(row)
    else groups.push({ group: row.Group, rows: [row] })
  }
  return groups
}

import type { ArrangedList } from '#app/features/shopping/model/departments.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { AmountOptions } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { purchaseLine, rowNotes, wholeLine } from '../row/line.ts'

/** Options of {@link listText}. */
export interface ListTextOptions extends Omit<AmountOptions, 'persons'> {
  t: Translate
}

/** Departments that have rows to buy, with these rows only. */
export function openDepartments({ departments }: ArrangedList) {
  return departments.flatMap((department) => {
    const rows = department.rows.filter(({ State }) => State === 0)
    return rows.length > 0 ? [{ ...department, rows }] : []
  })
}

/** A row as one line of the text. A food of the catalogue keeps its spelling: "onions". */
function rowText(row: ListRow, { t, ...options }: ListTextOptions): string {
  const line = purchaseLine(row, options)
  const plain = [row.one, row.other].find((name) => capitalised(name) === line.name)
  const text = wholeLine({ ...line, name: plain ?? line.name })
  return [text, rowNotes(row, options, t)].filter(Boolean).join(', ').replaceAll('\u00AD', '')
}

/** What is still to be bought, as a text to send. */
export function listText(name: string, arranged: ArrangedList, options: ListTextOptions): string {
  const departments = openDepartments(arranged)
  const count = departments.reduce((all, { rows }) => all + rows.length, 0)
  const parts = departments.map((department) =>
    [
      department.name || options.t('shopping.otherDepartment'),
      ...department.rows.map((row) => `- ${rowText(row, options)}`),
    ].join('\n'),
  )
  return [`${name} (${count})`, ...parts].join('\n\n')
}

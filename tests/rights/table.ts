const TEXT = `# Rights

What each call answers to whom. A test makes every call of \`contract/calls\` as each of these people, on both databases, and compares this table; \`npx vitest run --project unit tests/rights -u\` writes it anew, and a change of it is a change of somebody's rights.

- The **author** owns what a call is about: the own recipe, list, folder, note, comment, household and import.
- **Suspended** is a member on hold, **deleted** a session of an account that is gone.
- 200 is any success. 401 asks to sign in, 403 refuses, and 404 says that there is no such call, or nothing of the caller's. Every other number says that the caller may, and that the sample of the test is no good input.

`

/** A table in Markdown, its columns as wide as their widest cell. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return `${TEXT}${[lineOf(head), rule, ...rows.map(lineOf)].join('\n')}\n`
}

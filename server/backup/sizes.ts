import type { Receipt } from './receipt.ts'

const MB = 1e6

const counted = (count: number, one: string, other: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`

const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

/** What a backup holds, for the operator: "12,000 rows, 300 files (40.2 MB), 20.1 MB in all". */
export function sizesOf({
  rows,
  files,
  fileBytes,
  size,
}: Pick<Receipt, 'rows' | 'files' | 'fileBytes' | 'size'>): string {
  const sum = Object.values(rows).reduce((all, count) => all + count, 0)
  const listed = `${counted(sum, 'row', 'rows')}, ${counted(files, 'file', 'files')}`
  return `${listed} of ${megabytes(fileBytes)}, compressed to ${megabytes(size)}`
}

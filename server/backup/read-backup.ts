import { createHash, type Hash } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Value as Schema } from 'typebox/value'
import { isBackupKey } from './backup-keys.ts'
import {
  type BackupFile,
  BackupError,
  EndSchema,
  type End,
  FileEndSchema,
  FileSchema,
  FRAMES,
  type Header,
  HeaderSchema,
  type Table,
  type TableEnd,
  TableEndSchema,
  TableSchema,
} from './format.ts'
import { damaged, type Frame, readFrames } from './read-frames.ts'
import { parseRows, type Row, RowSum, rowText } from './row-text.ts'

/** What is read of a backup, in its order: the header, tables with their rows, files with their bytes, the end. */
export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'rows'; readonly table: Table; readonly rows: readonly Row[] }
  | { readonly kind: 'table-end'; readonly table: Table; readonly end: TableEnd }
  | { readonly kind: 'file'; readonly file: BackupFile }
  | { readonly kind: 'bytes'; readonly file: BackupFile; readonly bytes: Uint8Array }
  | { readonly kind: 'file-end'; readonly file: BackupFile; readonly sha256: string }
  | { readonly kind: 'end'; readonly end: End }

/** How a backup is read. */
export interface ReadOptions {
  /** Leaves the rows out, which takes most of the time. */
  skipsRows?: boolean
}

/**
 * Reads a backup whose sum was checked, in as much memory as a row and a part of a file need.
 * @throws {BackupError} as soon as something is not as {@link Part} and the sums say
 */
export async function* readBackup(
  path: string,
  { skipsRows = false }: ReadOptions = {},
): AsyncGenerator<Part> {
  const frames = readFrames(path)
  try {
    yield* parse(frames, skipsRows)
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw damaged((error as Error).message)
  } finally {
    await frames.return(undefined)
  }
}

/** The order of names and keys, the same everywhere. */
function requireOrder(before: string | undefined, name: string): string {
  if (before !== undefined && name <= before) throw damaged(`${name} is not in its place`)
  return name
}

async function* parse(frames: AsyncGenerator<Frame>, skipsRows: boolean): AsyncGenerator<Part> {
  const next = async () => (await frames.next()).value as Frame | undefined
  const sums = createHash('sha256')
  const totals = { tables: 0, rows: 0, files: 0, bytes: 0 }
  const header = json(await next(), HeaderSchema)
  yield { kind: 'header', header }
  let frame = await next()
  for (let before: string | undefined; kindOf(frame) === 'table'; frame = await next()) {
    const table = json(frame, TableSchema)
    before = requireOrder(before, table.name)
    const parseWhole = skipsRows ? skipTable : parseTable
    const end = yield* parseWhole(table, hashOf(frame), next)
    totals.tables += 1
    totals.rows += end.rows
    sums.update(end.sha256)
  }
  for (let before: string | undefined; kindOf(frame) === 'file'; frame = await next()) {
    const file = json(frame, FileSchema)
    if (!isBackupKey(file.key))
      throw damaged(`no file of Simmer is called ${JSON.stringify(file.key)}`)
    before = requireOrder(before, file.key)
    const sha256 = yield* parseFile(file, hashOf(frame), next)
    totals.files += 1
    totals.bytes += file.size
    sums.update(sha256)
  }
  const end = json(frame, EndSchema)
  const found: End = { kind: 'end', ...totals, sha256: sums.digest('hex') }
  if (JSON.stringify(end) !== JSON.stringify(found)) throw damaged('something in it is missing')
  if ((await next()) !== undefined) throw damaged('something follows its end')
  yield { kind: 'end', end }
}

async function* parseTable(
  table: Table,
  hash: Hash,
  next: () => Promise<Frame | undefined>,
): AsyncGenerator<Part, TableEnd> {
  yield { kind: 'table', table }
  const sum = new RowSum()
  let frame = await next()
  for (; frame?.kind === FRAMES.rows; frame = await next()) {
    hash.update(frame.content)
    const rows = parseRows(frame.content.toString(), table.columns.length)
    for (const row of rows) sum.add(rowText(row))
    yield { kind: 'rows', table, rows }
  }
  const end = json(frame, TableEndSchema)
  const isWhole = end.rows === sum.rows && end.sum === sum.digest()
  if (!isWhole || end.sha256 !== hash.digest('hex')) {
    throw damaged(`the rows of ${table.name} have another sum`)
  }
  yield { kind: 'table-end', table, end }
  return end
}

/** A table whose rows nobody reads: of it only the sum of its frames is compared. */
async function* skipTable(
  table: Table,
  hash: Hash,
  next: () => Promise<Frame | undefined>,
): AsyncGenerator<Part, TableEnd> {
  yield { kind: 'table', table }
  let frame = await next()
  for (; frame?.kind === FRAMES.rows; frame = await next()) hash.update(frame.content)
  const end = json(frame, TableEndSchema)
  if (end.sha256 !== hash.digest('hex')) throw damaged(`the rows of ${table.name} have another sum`)
  yield { kind: 'table-end', table, end }
  return end
}

async function* parseFile(
  file: BackupFile,
  hash: Hash,
  next: () => Promise<Frame | undefined>,
): AsyncGenerator<Part, string> {
  yield { kind: 'file', file }
  let size = 0
  let frame = await next()
  for (; frame?.kind === FRAMES.bytes; frame = await next()) {
    hash.update(frame.content)
    size += frame.content.length
    if (size > file.size) break
    yield { kind: 'bytes', file, bytes: frame.content }
  }
  if (size !== file.size) throw damaged(`${file.key} has another size`)
  const { sha256 } = json(frame, FileEndSchema)
  if (sha256 !== hash.digest('hex')) throw damaged(`${file.key} has another sum`)
  yield { kind: 'file-end', file, sha256 }
  return sha256
}

function hashOf(frame: Frame | undefined): Hash {
  return createHash('sha256').update(frame?.content ?? '')
}

function kindOf(frame: Frame | undefined): unknown {
  if (frame?.kind !== FRAMES.json) return undefined
  return (JSON.parse(frame.content.toString()) as { kind?: unknown } | null)?.kind
}

function json<T extends TSchema>(frame: Frame | undefined, schema: T): Static<T> {
  if (frame?.kind !== FRAMES.json) throw damaged('a part of it is missing')
  const value: unknown = JSON.parse(frame.content.toString())
  if (!Schema.Check(schema, value)) throw damaged('a part of it is not in its place')
  return value
}

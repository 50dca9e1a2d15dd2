import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { Problem, Report, ValuePath } from './problem.ts'
import { shapeProblems } from './shape.ts'

/** A file of the catalogue, valid by schema. */
export interface Source<T> {
  /** Path below the folder. */
  readonly file: string
  readonly value: T
  /** Reports a problem of a value in this file. */
  readonly report: Report
}

/** The line of a value, or of its closest ancestor. */
function lineOf(document: Document, lines: LineCounter, path: ValuePath): number {
  const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined
  const pairs =
    typeof parent === 'object' && parent !== null && 'items' in parent ? parent.items : []
  const pair = (pairs as unknown[]).find(
    (item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1),
  )
  const node = isPair(pair)
    ? pair.key
    : path.length > 0
      ? document.getIn(path, true)
      : document.contents
  const start = isNode(node) ? node.range?.[0] : undefined
  if (start !== undefined) return lines.linePos(start).line
  return path.length > 0 ? lineOf(document, lines, path.slice(0, -1)) : 1
}

/**
 * Reads a YAML or JSON file and validates it. Problems, including those passed to its `report`
 * later, are added to `problems`. Undefined if the file is missing or invalid.
 */
export async function readSource<S extends TSchema>(
  folder: string,
  file: string,
  schema: S,
  problems: Problem[],
): Promise<Source<Static<S>> | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const report: Report = (path, message, severity = 'error') => {
    problems.push({ file, line: lineOf(document, lines, path), severity, message })
  }
  for (const error of document.errors) {
    const { line } = lines.linePos(error.pos[0])
    problems.push({ file, line, severity: 'error', message: `This is not YAML: ${error.message}` })
  }
  if (document.errors.length > 0) return undefined
  const value: unknown = document.toJS()
  const wrong = shapeProblems(schema, value)
  for (const { path, message } of wrong) report(path, message)
  return wrong.length > 0 ? undefined : { file, value: value as Static<S>, report }
}

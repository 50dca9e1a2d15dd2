import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Item } from './structured-data.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMPILER = join(ROOT, 'node_modules/typescript/lib/tsc.js')

/** An item as TypeScript that compiles only if schema.org knows its type and all its properties. */
function declaration(item: Item, index: number): string {
  const type = `Schema.WithContext<Schema.${item['@type']}>`
  return `export const item${index}: ${type} = ${JSON.stringify(item, null, 2)}\n`
}

/**
 * Errors of structured data by the vocabulary of schema.org, which `schema-dts` states as types:
 * unknown types and properties, and values of another type. The compiler reads the items as literals.
 */
export async function vocabularyErrors(items: readonly Item[]): Promise<string[]> {
  // Within the repository, so that the compiler finds the types.
  const folder = await mkdtemp(join(ROOT, 'node_modules/.structured-data-'))
  try {
    const file = join(folder, 'items.ts')
    const declarations = items.map(declaration).join('')
    await writeFile(file, `import type * as Schema from 'schema-dts'\n${declarations}`)
    return await compile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function compile(file: string): Promise<string[]> {
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false']
  const options = ['--module', 'preserve', '--moduleResolution', 'bundler', '--types', '']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [COMPILER, ...flags, ...options, file], (error, output) => {
      const errors = output.split('\n').filter((line) => /: error TS|^error TS/.test(line))
      if (error && errors.length === 0) reject(error)
      else resolve(errors)
    })
  })
}

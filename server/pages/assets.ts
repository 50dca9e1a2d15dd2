import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Files a page loads before anything else; the same shape as the app's own. */
export interface Assets {
  /** Style sheets to fetch; none when the page has its own inline. */
  styles: readonly string[]
  entry: string
  preload: readonly string[]
}

/** Finds the files of a page from the modules of its screens and words. */
export type AssetFinder = (modules: readonly string[], options?: AssetOptions) => Assets

/** What else a page needs. */
export interface AssetOptions {
  /** Whether style sheets that scripts fetch otherwise come with the page, which has to do without scripts. */
  isPlain?: boolean
}

const ENTRY = 'app/main/entry-client.tsx'

/** Address of a built file. */
const url = (file: string) => `/${file}`

function readManifest(clientFolder: string): Manifest {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')
  return JSON.parse(text) as Manifest
}

/** Addresses of the files of every module. The manifest knows a module only when a file is its own. */
function readModules(clientFolder: string): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(join(clientFolder, '.vite/ssr-manifest.json'), 'utf8')
  return JSON.parse(text) as Record<string, string[]>
}

/** The style sheet that every page has inline. */
export interface InlineStyles {
  text: string
  /** Addresses of the files with the same rules. */
  files: readonly string[]
}

/**
 * The style sheet of the built app.
 *
 * @param clientFolder folder of the built browser files
 */
export function builtStyles(clientFolder: string): InlineStyles {
  const files = readManifest(clientFolder)[ENTRY]?.css ?? []
  const text = files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')
  return { text, files: files.map(url) }
}

/**
 * Reads the manifest of the built app, to preload the file of each module and everything it
 * imports.
 *
 * @param clientFolder folder of the built browser files
 */
export function builtAssets(clientFolder: string): AssetFinder {
  const manifest = readManifest(clientFolder)
  const modulesOf = readModules(clientFolder)
  const nameOf = new Map(Object.entries(manifest).map(([name, { file }]) => [url(file), name]))
  const collect = (name: string | undefined, chunks: Set<string>): void => {
    const chunk = name === undefined ? undefined : manifest[name]
    if (!chunk || chunks.has(url(chunk.file))) return
    chunks.add(url(chunk.file))
    for (const dependency of chunk.imports ?? []) collect(dependency, chunks)
  }

  const entryFile = manifest[ENTRY]?.file
  if (entryFile === undefined) throw new Error('The built app is incomplete: build it again.')
  const inline = new Set(manifest[ENTRY]?.css)
  const stylesOf = (chunks: ReadonlySet<string>) => {
    const css = [...chunks].flatMap((chunk) => manifest[nameOf.get(chunk) ?? '']?.css ?? [])
    return [...new Set(css)].filter((file) => !inline.has(file)).map(url)
  }
  return (modules, { isPlain = false } = {}) => {
    const chunks = new Set<string>()
    collect(ENTRY, chunks)
    const files = modules.flatMap((module) => modulesOf[module] ?? [])
    for (const file of files) if (file.endsWith('.js')) collect(nameOf.get(file), chunks)
    const entry = url(entryFile)
    chunks.delete(entry)
    return { styles: isPlain ? stylesOf(chunks) : [], entry, preload: [...chunks] }
  }
}

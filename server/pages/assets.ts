import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Files a page loads before anything else; the same shape as the app's own. */
export interface Assets {
  styles: readonly string[]
  entry: string
  preload: readonly string[]
  font: string
}

/** Finds the files of a page from the modules of its screens and words. */
export type AssetFinder = (modules: readonly string[]) => Assets

const ENTRY = 'app/entry-client.tsx'
const HOUSE_FONT = 'design-system/fonts/bricolage-simmer.woff2'

/** Address of a built file. */
const url = (file: string) => `/${file}`

/**
 * Reads the manifest of the built app, so that the file of each module and everything it imports can
 * be named before the browser asks for them.
 *
 * @param clientFolder folder of the built browser files
 */
export function builtAssets(clientFolder: string): AssetFinder {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const collect = (name: string, chunks: Set<string>, styles: Set<string>): void => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(url(chunk.file))) return
    chunks.add(url(chunk.file))
    for (const style of chunk.css ?? []) styles.add(url(style))
    for (const dependency of chunk.imports ?? []) collect(dependency, chunks, styles)
  }

  const entryFile = manifest[ENTRY]?.file
  const font = manifest[HOUSE_FONT]?.file
  if (entryFile === undefined || font === undefined) {
    throw new Error('The built app is incomplete: build it again.')
  }
  return (modules) => {
    const chunks = new Set<string>()
    const styles = new Set<string>()
    for (const name of [ENTRY, ...modules]) collect(name, chunks, styles)
    const entry = url(entryFile)
    chunks.delete(entry)
    return { styles: [...styles], entry, preload: [...chunks], font: url(font) }
  }
}

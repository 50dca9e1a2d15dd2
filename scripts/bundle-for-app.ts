import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

/**
 * Bundles a module as an application would, for browsers, React left out.
 *
 * @param text of the module; its paths are absolute
 * @param name of a folder that no other bundle uses at the same time
 * @returns its minified text, without style sheets
 */
export async function bundleForApp(text: string, name = 'bundle'): Promise<string> {
  const folder = resolve('node_modules/.cache/bundles', name)
  const entry = join(folder, 'entry.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(entry, text)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Vite's own helper for dynamic imports is the application's, once.
        external: [/^react(-dom)?($|\/)/, /preload-helper/],
        output: { codeSplitting: false },
      },
    },
  })
  rmSync(folder, { recursive: true })
  const output = 'output' in built ? built.output : []
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

/** Size of a text in KB (1,000 bytes), compressed with Brotli at its best. */
export function brotliSize(text: string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(text, { params: quality }).length / 1000
}

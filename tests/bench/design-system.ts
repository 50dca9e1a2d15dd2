import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildDesignSystem, PACKAGE_DIST } from '../../scripts/build-design-system.ts'
import type { Figure } from './report.ts'

/** Radix's dialog and slider by themselves, what any wrapper around them has to carry. */
const RADIX = `
  export * as dialog from '@radix-ui/react-dialog'
  export * as slider from '@radix-ui/react-slider'`
/** The same three components elsewhere, brotli above React; measured once, in November 2026. */
const PEERS = [
  ['Radix, unstyled', 16.6],
  ['Base UI', 24.9],
  ['React Aria Components', 26.5],
  ['MUI', 43.3],
] as const
/** What the three may weigh: Radix's own and 9 KB. */
const THREE_MAX = 16.6 + 9
const PLAYER_MAX = 16
const WHOLE_MAX = 65

/** What the packed design system adds to an application that has React. */
export async function designSystemFigures(): Promise<Figure[]> {
  await buildDesignSystem()
  const three = await bundle(reexport('button', 'dialog', 'range-slider'))
  const bare = await bundle(RADIX)
  // The dialog around it is Radix's and counts above.
  const player = await bundle(
    `export { SequencePlayer } from '${resolve(PACKAGE_DIST, 'sequence-player/index.js')}'`,
  )
  const whole = await bundle(reexport('.'))
  const withPlayer = await bundle(reexport('.', 'sequence-player'))
  const name = 'button + dialog + slider'
  return [
    { name, value: brotli(three), unit: 'KB', max: THREE_MAX },
    { name: 'of it, Radix', value: brotli(bare), unit: 'KB' },
    ...PEERS.map(([peer, value]) => ({ name: `${name}: ${peer}`, value, unit: 'KB' })),
    { name: 'player, packed', value: brotli(player), unit: 'KB', max: PLAYER_MAX },
    { name: 'all components, gzip', value: gzip(whole), unit: 'KB', max: WHOLE_MAX },
    { name: 'all components and the player, gzip', value: gzip(withPlayer), unit: 'KB' },
  ]
}

function reexport(...entries: string[]): string {
  return entries
    .map((entry) => `export * from '${resolve(PACKAGE_DIST, entry, 'index.js')}'`)
    .join('\n')
}

/** Bundles a module as an application would, for browsers, React left out: its minified text. */
async function bundle(text: string): Promise<string> {
  const folder = 'dist/bench/design-system'
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

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000
}

function brotli(text: string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(text, { params: quality }).length / 1000
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { brotliSize, bundleForApp } from '../../scripts/bundle-for-app.ts'
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
/** Style sheets, brotli. */
const SHEET_MAX = 26
const BUTTON_SHEET_MAX = 5

/** What the packed design system adds to an application that has React. */
export async function designSystemFigures(): Promise<Figure[]> {
  await buildDesignSystem()
  const three = await bundleForApp(reexport('button', 'dialog', 'range-slider'))
  const bare = await bundleForApp(RADIX)
  // The dialog around it is Radix's and counts above.
  const player = await bundleForApp(
    `export { SequencePlayer } from '${resolve(PACKAGE_DIST, 'sequence-player/index.js')}'`,
  )
  const whole = await bundleForApp(reexport('.'))
  const withPlayer = await bundleForApp(reexport('.', 'sequence-player'))
  const name = 'button + dialog + slider'
  return [
    { name, value: brotliSize(three), unit: 'KB', max: THREE_MAX },
    { name: 'of it, Radix', value: brotliSize(bare), unit: 'KB' },
    ...PEERS.map(([peer, value]) => ({ name: `${name}: ${peer}`, value, unit: 'KB' })),
    { name: 'player, packed', value: brotliSize(player), unit: 'KB', max: PLAYER_MAX },
    { name: 'style sheet', value: sheet('styles'), unit: 'KB', max: SHEET_MAX },
    {
      name: 'style sheet of a button alone',
      value: sheet('styles/base', 'styles/button'),
      unit: 'KB',
      max: BUTTON_SHEET_MAX,
    },
    { name: 'all components, gzip', value: gzip(whole), unit: 'KB', max: WHOLE_MAX },
    { name: 'all components and the player, gzip', value: gzip(withPlayer), unit: 'KB' },
  ]
}

/** Kilobytes of some style sheets together, brotli. */
function sheet(...names: string[]): number {
  const text = names.map((name) => readFileSync(resolve(PACKAGE_DIST, `${name}.css`), 'utf8'))
  return brotliSize(text.join(''))
}

function reexport(...entries: string[]): string {
  return entries
    .map((entry) => `export * from '${resolve(PACKAGE_DIST, entry, 'index.js')}'`)
    .join('\n')
}

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000
}

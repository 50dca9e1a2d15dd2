import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLOBAL_TYPES } from './globals.ts'
import { IN_FORCED_COLOURS, MODES } from './modes.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const config = read('chromatic.config.json') as {
  buildScriptName: string
  onlyChanged: boolean
  externals: string[]
}

test('Chromatic takes only stories that a change reaches, and builds them by a script that exists', () => {
  const { scripts } = read('package.json') as { scripts: Record<string, string> }
  expect(config.onlyChanged).toBe(true)
  expect(scripts[config.buildScriptName]).toMatch(/^storybook build/)
})

test('a change of fonts, tokens or public files reaches every story', () => {
  expect(config.externals).toContain('design-system/tokens/**')
  expect(config.externals.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

test('Chromatic takes light, dark, right to left, and the sheet of states in forced colours', () => {
  const themes = GLOBAL_TYPES.theme.toolbar.items.map(({ value }) => value)
  const directions = GLOBAL_TYPES.direction.toolbar.items.map(({ value }) => value)
  expect(Object.keys(MODES)).toEqual(['light', 'dark', 'right to left'])
  for (const { theme, direction = 'ltr' } of Object.values(MODES)) {
    expect(themes).toContain(theme)
    expect(directions).toContain(direction)
  }
  const taken = Object.values(IN_FORCED_COLOURS.modes).filter((mode) => !('disable' in mode!))
  expect(taken).toEqual([MODES.light])
})

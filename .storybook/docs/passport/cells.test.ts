import { expect, test } from 'vitest'
import type { AxisName } from '#tests/workshop/passport/axes.ts'
import type { ShownEntry, ShownPassport } from '../../passport-plugin.ts'
import { cellOf, componentsOf, countCells, maturityOf, sizesOf } from './cells.ts'

const BANNER = { folder: 'banner', guide: 'banner' }
const STATES = 'design-system/banner/banner.states.stories.tsx'
const PLAIN = 'design-system/banner/banner.stories.tsx'

const entry = (axis: AxisName, failed: string[] = [], isCurrent = true): ShownEntry => ({
  commit: '12345678',
  isCurrent,
  cells: { [axis]: { tested: 3, failed: failed.map((story) => ({ story, reason: 'Too wide' })) } },
})
const passport = (states: ShownEntry, plain: ShownEntry): ShownPassport => ({
  engines: {},
  files: { [STATES]: { firefox: states }, [PLAIN]: { firefox: plain } },
  sizes: { [PLAIN]: { alone: 1.9, added: 0.3, isCurrent: true } },
  pictures: { [STATES]: 4, [PLAIN]: 0 },
})

test('the story files of a component count together', () => {
  const both = passport(entry('rtl'), entry('rtl'))
  expect(componentsOf(both)).toEqual([BANNER])
  expect(cellOf(both, BANNER, 'firefox', 'rtl')).toEqual({ kind: 'tested', tested: 6 })
})

test('one failure makes a cell red, and no other cell', () => {
  const failed = passport(entry('rtl', ['Tones']), entry('rtl'))
  expect(cellOf(failed, BANNER, 'firefox', 'rtl')).toEqual({
    kind: 'red',
    tested: 6,
    failed: [{ story: 'Tones', reason: 'Too wide' }],
  })
  expect(countCells(failed, 'firefox').red).toBe(1)
  expect(countCells(failed, 'webkit').red).toBe(0)
})

test('a cell is not tested when its code changed, its engine did not run, or no story concerns it', () => {
  const changed = passport(entry('rtl'), entry('rtl', [], false))
  expect(cellOf(changed, BANNER, 'firefox', 'rtl')).toMatchObject({
    kind: 'untested',
    reason: expect.stringContaining('changed'),
  })
  expect(cellOf(changed, BANNER, 'webkit', 'rtl')).toMatchObject({
    kind: 'untested',
    reason: expect.stringContaining('Not run'),
  })
  const both = passport(entry('rtl'), entry('rtl'))
  expect(cellOf(both, BANNER, 'firefox', 'german')).toMatchObject({
    kind: 'untested',
    reason: expect.stringContaining('No story'),
  })
})

test('what an engine cannot do says so', () => {
  const both = passport(entry('rtl'), entry('rtl'))
  expect(cellOf(both, BANNER, 'webkit', 'forced')).toMatchObject({ kind: 'impossible' })
  expect(cellOf(both, BANNER, 'firefox', 'forced')).toMatchObject({ kind: 'untested' })
})

test('a component is stable once every cell is tested with its present code and its states are pictured', () => {
  const both = passport(entry('rtl'), entry('rtl'))
  expect(sizesOf(both, BANNER)).toMatchObject({ alone: 1.9, added: 0.3 })
  // Chromium and WebKitGTK did not run.
  expect(maturityOf(both, BANNER).level).toBe('beta')

  const inAll = { chromium: entry('rtl'), firefox: entry('rtl'), webkit: entry('rtl') }
  const tried = { ...both, files: { [STATES]: inAll, [PLAIN]: inAll } }
  expect(maturityOf(tried, BANNER)).toEqual({ level: 'stable', missing: [] })
  expect(maturityOf({ ...tried, pictures: {} }, BANNER)).toEqual({
    level: 'beta',
    missing: ['No state has a picture.'],
  })

  const failed = { ...inAll, webkit: entry('rtl', ['Tones']) }
  const broken = { ...tried, files: { [STATES]: failed, [PLAIN]: inAll } }
  expect(maturityOf(broken, BANNER)).toEqual({
    level: 'broken',
    missing: ['One of its cells is red.'],
  })
})

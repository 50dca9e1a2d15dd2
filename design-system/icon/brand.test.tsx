import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import * as brand from './brand.tsx'
import { inlineBrandMarks } from './brand-mark-markup.ts'

const file = readFileSync(new URL('brand-marks.svg', import.meta.url), 'utf8')

afterEach(() => inlineBrandMarks(''))

test('every mark exists in the file it refers to', () => {
  const drawn = [...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  const asked = Object.values(brand).map(
    (Mark) => /brand-marks\.svg#([\w-]+)"/.exec(renderToStaticMarkup(<Mark />))?.[1],
  )
  expect(new Set(asked)).toEqual(new Set(drawn))
})

test('a server that has the file inlines the marks', () => {
  inlineBrandMarks(file)
  const drawings = Object.values(brand).map((Mark) => renderToStaticMarkup(<Mark />))
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg [^>]+><path d="[^"]+" \/><\/svg>$/)
  expect(new Set(drawings)).toHaveLength(drawings.length)
})

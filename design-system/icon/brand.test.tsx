import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as brand from './brand.tsx'

test('every mark is drawn in the file it refers to', () => {
  const file = readFileSync(new URL('brand-marks.svg', import.meta.url), 'utf8')
  const drawn = [...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  const asked = Object.values(brand).map(
    (Mark) => /brand-marks\.svg#([\w-]+)"/.exec(renderToStaticMarkup(<Mark />))?.[1],
  )
  expect(new Set(asked)).toEqual(new Set(drawn))
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Mode, Photograph } from './photograph.ts'
import { countDifferent, drawDifference, makeSheet, packWebp, readPixels } from './sheet.ts'

const SIDE = 8

/** A photograph in one shade of grey, with a pixel of another one. */
async function shot(mode: Mode, shade: number, pixel = shade): Promise<Photograph> {
  const data = Buffer.alloc(SIDE * SIDE * 3, shade)
  data.fill(pixel, 0, 3)
  const png = await sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
  return { state: 'State', mode, png }
}
const threeModes = (pixel?: number) =>
  Promise.all([shot('light', 250), shot('dark', 20, pixel), shot('forced', 255)])

test('a sheet has its modes in rows of two, right to left only where it differs', async () => {
  const same = await makeSheet([...(await threeModes()), await shot('rtl', 250)], true)
  const other = await makeSheet([...(await threeModes()), await shot('rtl', 250, 0)], true)
  expect([same.width, same.height]).toEqual([2 * SIDE, 2 * SIDE])
  expect(countDifferent(same, other)).toBe(SIDE * SIDE)
})

test('of a part of a screen, dark and forced colours are small, and still show a changed pixel', async () => {
  const before = await makeSheet(await threeModes(), false)
  expect([before.width, before.height]).toEqual([SIDE + 2 + 2, SIDE])
  expect(countDifferent(before, await makeSheet(await threeModes(20 + 3 * 16), false))).toBe(1)
})

test('a picture that was stored has every pixel that was taken', async () => {
  const sheet = await makeSheet(await threeModes(77), true)
  expect(countDifferent(sheet, await readPixels(await packWebp(sheet)))).toBe(0)
})

test('pictures of other sizes differ, and the difference shows where', async () => {
  const small = await makeSheet(await threeModes(), false)
  const large = await makeSheet(await threeModes(), true)
  expect(countDifferent(small, large)).toBeUndefined()
  const { width, height, data } = drawDifference(small, large)
  expect([width, height]).toEqual([2 * SIDE, 2 * SIDE])
  expect([...data.subarray(-3)]).toEqual([220, 0, 40])
})

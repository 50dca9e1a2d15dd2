import { expect, onTestFinished, test } from 'vitest'
import { readPixels } from '../pictures/sheet.ts'
import { DRIVERS, TESTED_ENGINES } from './engines.ts'

const PAGE =
  'data:text/html,<meta charset="utf-8"><style>body{background:lime}</style><input autofocus>'

/** Runs in the page. */
function valueAfter(letter: string): Promise<string> {
  const field = document.querySelector('input')!
  field.focus()
  return Promise.resolve(field.value + letter)
}

for (const name of TESTED_ENGINES) {
  test(`${name} opens, calls, presses and draws`, async () => {
    const engine = await DRIVERS[name].start()
    onTestFinished(engine.close)
    const page = await engine.newPage()
    await page.open(PAGE)
    expect(await page.call(valueAfter, '!')).toBe('!')
    await page.press('a')
    await page.press('ArrowLeft')
    await page.press('b')
    expect(await page.call(valueAfter, '!')).toBe('ba!')
    await page.resize({ width: 800, height: 600 })
    expect(await page.call(() => [innerWidth, innerHeight])).toEqual([800, 600])
    const { width, height, data } = await readPixels(await page.screenshot())
    expect([width, height, ...data.subarray(-3)]).toEqual([800, 600, 0, 255, 0])
    await expect(page.call(() => Promise.reject(new Error('It is hot.')))).rejects.toThrow(
      'It is hot.',
    )

    const other = await engine.newPage()
    await other.open(PAGE)
    expect(await other.call(valueAfter, '')).toBe('')
    await other.close()
    await page.close()
  })
}

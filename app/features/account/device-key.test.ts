// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const STORED = 'simmer.devices'

/** Loads the module again, as a new page does. */
async function load() {
  vi.resetModules()
  return await import('./device-key.ts')
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

test('a member gets the device key of the last sign-in, in any letter case and after a reload', async () => {
  const { readDeviceKey, writeDeviceKey } = await load()
  expect(await readDeviceKey('ada@simmer.example')).toBeUndefined()
  await writeDeviceKey('ada@simmer.example', 'first')
  await writeDeviceKey('ben@simmer.example', 'other')
  await writeDeviceKey(' ADA@simmer.example', 'second')
  const again = await load()
  expect(await again.readDeviceKey('Ada@Simmer.example ')).toBe('second')
  expect(await again.readDeviceKey('ben@simmer.example')).toBe('other')
})

test('stored keys do not reveal who signed in, and the sixth name replaces the oldest', async () => {
  const { readDeviceKey, writeDeviceKey } = await load()
  for (let index = 0; index < 6; index++) await writeDeviceKey(`cook-${index}`, `key-${index}`)
  const stored = localStorage.getItem(STORED) ?? ''
  expect(stored).not.toContain('cook')
  expect(JSON.parse(stored)).toHaveLength(5)
  expect(await readDeviceKey('cook-0')).toBeUndefined()
  expect(await readDeviceKey('cook-1')).toBe('key-1')
})

test.for(['', '{', 'null', '{}', '[1]', '[["a"]]', '[["a",1]]'])(
  'an invalid stored value (%j) is ignored and replaced',
  async (text) => {
    localStorage.setItem(STORED, text)
    const { readDeviceKey, writeDeviceKey } = await load()
    expect(await readDeviceKey('ada')).toBeUndefined()
    await writeDeviceKey('ada', 'key')
    expect(await readDeviceKey('ada')).toBe('key')
  },
)

test('without storage a device key lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  const { readDeviceKey, writeDeviceKey } = await load()
  expect(await readDeviceKey('ada')).toBeUndefined()
  await writeDeviceKey('ada', 'key')
  expect(await readDeviceKey('ada')).toBe('key')
  expect(await (await load()).readDeviceKey('ada')).toBeUndefined()
})

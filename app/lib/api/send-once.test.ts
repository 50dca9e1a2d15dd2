import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { sendOnce } from './send-once.ts'

/** A server that stores texts by key. */
function setUp() {
  const stored = new Map<string, string>()
  const send = async ({ Key, Text }: { Key: string; Text: string }) => {
    const known = stored.get(Key)
    if (known !== undefined && known !== Text)
      throw new ApiError(409, 'changed', 'ChangedMeanwhile', undefined, 1)
    stored.set(Key, Text)
    return await Promise.resolve(Text)
  }
  return { stored, send }
}

const KEY = '5f0cbe0a-0000-4000-8000-000000000001'

test('other words for a key are stored beside the first ones, and once however often they are sent', async () => {
  const { stored, send } = setUp()
  expect(await sendOnce(KEY, { Text: 'Salt it.' }, send)).toBe('Salt it.')
  for (const _ of [1, 2, 3]) {
    expect(await sendOnce(KEY, { Text: 'Salt it well.' }, send)).toBe('Salt it well.')
  }
  expect([...stored.values()]).toEqual(['Salt it.', 'Salt it well.'])
  for (const key of stored.keys())
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('any other refusal is the caller’s', async () => {
  const full = new ApiError(409, 'too many', 'LimitReached')
  await expect(sendOnce(KEY, { Text: 'Salt it.' }, () => Promise.reject(full))).rejects.toBe(full)
})

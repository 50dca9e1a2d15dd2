import { expect, test } from 'vitest'
import { mendedJson } from './mended-json.ts'

/** A recipe whose text has so many quotes that nobody escaped. */
const withQuotes = (count: number) => `{"@type":"Recipe","text":"${'a "b '.repeat(count)}c"}`

test('a text with quotes that nobody escaped is mended', () => {
  expect(mendedJson(withQuotes(300))).toMatchObject({ text: expect.stringContaining('a "b a "b') })
})

test('a text with thousands of unescaped quotes is left unread', () => {
  expect(mendedJson(withQuotes(3_000))).toBeUndefined()
})

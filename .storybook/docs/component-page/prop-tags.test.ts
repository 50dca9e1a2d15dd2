import { expect, test } from 'vitest'
import { readTags, withTags } from './prop-tags.ts'

test.each([
  ['The label.', { text: 'The label.' }],
  ['Hides it. @default false', { text: 'Hides it.', fallback: 'false' }],
  [
    "A list, or\nsegments. @default 'list' @selector\n[data-variant]",
    { text: 'A list, or segments.', fallback: "'list'", selector: '[data-variant]' },
  ],
  ['Write to me@example.org.', { text: 'Write to me@example.org.' }],
])('%s', (docstring, tags) => {
  expect(readTags(docstring)).toEqual({ fallback: undefined, selector: undefined, ...tags })
})

test('a default stands in its column, and a state behind the text', () => {
  const { disabled } = withTags({
    disabled: { name: 'disabled', description: 'Off. @default false @selector [data-off]' },
  })
  expect(disabled).toMatchObject({
    description: 'Off. State: `[data-off]`.',
    table: { defaultValue: { summary: 'false' } },
  })
})

test('a union is written out', () => {
  const component = {
    __docgenInfo: { props: { size: { tsType: { name: 'union', raw: "'s' | 'm'" } } } },
  }
  const { size } = withTags(
    { size: { name: 'size', table: { type: { summary: 'union' } } } },
    component,
  )
  expect(size?.table?.type?.summary).toBe("'s' | 'm'")
})

import { expect, test } from 'vitest'
import { tokensUsed } from './tokens-used.ts'

const TOKENS = ['color-action', 'color-ink', 'text-label', 'radius-control', 'spacing-target']

test.each([
  ['className="bg-action not-unavailable:hover:text-ink"', ['color-action', 'color-ink']],
  ['className="rounded-s-control min-h-target"', ['radius-control', 'spacing-target']],
  ['font-size: var(--text-label)', ['text-label']],
  ['className="text-label"', ['text-label']],
  ['className="bg-actions text-inky"', []],
  ['const action = ink', []],
])('%s uses %j', (source, tokens) => {
  expect(tokensUsed(source, TOKENS)).toEqual(tokens)
})

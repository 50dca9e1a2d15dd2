import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

const CHANGELOG = `# simmer

## 1.1.0

### Minor Changes

- 0a1b2c3: \`Dialog\` takes \`closeHidden\`. A \`ConfirmDialog\` is red.

## 1.0.0

The first version. Dialogs open.
`
const PENDING = [
  "---\n'simmer': minor\n---\n\nAdd FileDrop and DescriptionList. An open `Dialog` has\nthe theme of its opener.\n",
]

test('sentences that name a component, pending ones first', () => {
  expect(changesOf(['Dialog'], CHANGELOG, PENDING)).toEqual([
    { version: undefined, text: 'An open `Dialog` has the theme of its opener.' },
    { version: '1.1.0', text: '`Dialog` takes `closeHidden`.' },
  ])
})

test('parts of a component count, too, and parts of words do not', () => {
  expect(changesOf(['Dialog', 'ConfirmDialog'], CHANGELOG, [])).toHaveLength(2)
  expect(changesOf(['List'], CHANGELOG, PENDING)).toEqual([])
})

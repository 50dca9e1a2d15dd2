import { expect, test } from 'vitest'
import { notesOf } from './release.ts'

const NOTES = `# simmer

## 1.5.0

### For your members

- Cookbooks of one’s own, shared by
  a [link](docs/x.md)
- **Answers** by the author

### For you

The database changes.

## 1.4.0

- \`READ_ONLY\`
`

test('HST-19 release notes of a version are read as plain text', () => {
  expect(notesOf(NOTES, '1.5.0')).toEqual([
    { Heading: 'For your members', Text: 'Cookbooks of one’s own, shared by a link' },
    { Heading: 'For your members', Text: 'Answers by the author' },
    { Heading: 'For you', Text: 'The database changes.' },
  ])
  expect(notesOf(NOTES, '1.4.0')).toMatchObject([{ Text: 'READ_ONLY' }])
  expect(notesOf(NOTES, '2.0.0')).toEqual([])
})

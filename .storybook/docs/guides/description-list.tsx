import { DescriptionList } from '#design-system/description-list/description-list.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to DescriptionList. */
export const guide: Guide = {
  use: [
    'Terms with what is to be said about each: what happens to data, the facts of a recipe.',
    '`facts` for a few large values: “2 h 10”, below it “Total time”.',
  ],
  avoid: [
    'For rows with more than two columns, use a table.',
    'For a list without terms, use a list.',
    'For values that can be changed, use fields.',
  ],
  anatomy: [
    ['Term', 'a native `<dt>`, bold in rows'],
    ['Details', 'a native `<dd>`: text, or a value in large type'],
  ],
  keys: [],
  comparison: {
    right: 'A term is a noun; the details are short.',
    good: (
      <DescriptionList
        items={[
          { key: 'own', term: 'Your recipes', details: 'Deleted, with pictures and all versions.' },
          { key: 'words', term: 'Comments', details: 'Deleted.' },
        ]}
      />
    ),
    wrong: 'The term says everything, the details nothing.',
    bad: (
      <DescriptionList
        items={[
          {
            key: 'own',
            term: 'Your recipes are deleted with pictures and all versions',
            details: 'Yes',
          },
          { key: 'words', term: 'Your comments are deleted', details: 'Yes' },
        ]}
      />
    ),
  },
  content: [
    'Terms are nouns without a colon.',
    'Numbers have their unit, with a no-break space: “12 slices”, „12 Stücke“.',
  ],
  limits: [
    'One term has one description.',
    'In rows narrower than 416 px the term stands above.',
    'It cannot be sorted or folded.',
  ],
}

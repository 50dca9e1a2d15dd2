import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to EmptyState. */
export const guide: Guide = {
  use: [
    'A list or screen without content: nothing found, nothing saved yet, all done.',
    'A list or screen that did not arrive, with the crack on the plate.',
    'An address that does not exist, with its number on the plate.',
  ],
  avoid: [
    'While content is still loading, use Skeleton.',
    'For a message above content that is there, use Banner.',
  ],
  anatomy: [
    ['Plate', 'crumbs, a crack, a tick, or a short text such as 404'],
    ['Title', 'a heading'],
    ['Text', 'one sentence'],
    ['Action', 'one button or link'],
  ],
  keys: [],
  comparison: {
    right: 'Why it is empty, and one way out.',
    good: (
      <EmptyState
        headingLevel="h3"
        title="No recipe fits"
        action={<Button variant="primary">Clear all filters</Button>}
      >
        Give it more time, or take one ingredient out.
      </EmptyState>
    ),
    wrong: 'A dead end.',
    bad: <EmptyState headingLevel="h3" title="No data" />,
  },
  content: [
    'The title is the state in a few words: “Not found any items”, „Keine Treffer“.',
    'The sentence says what is preserved and what to do; it never blames.',
    'The button does it: “Clear all filters”, „Alle Filter löschen“.',
  ],
  limits: [
    'It announces nothing: the caller announces the number of results.',
    'It takes one action.',
    'A text on the plate has room for about four characters.',
  ],
}

import { Button } from '#design-system/button/button.tsx'
import { Banner } from '#design-system/banner/banner.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Banner. */
export const guide: Guide = {
  use: [
    'A message about a page, a form or a part of it, that stays where it belongs.',
    'The result of an action whose place is known: pass `announced`.',
  ],
  avoid: [
    'For a result without a place, or with Undo, use a toast.',
    'For an error of one field, use the `error` of that field.',
    'For a list that is empty or did not arrive, use EmptyState.',
    'For a question that must be answered first, use ConfirmDialog.',
  ],
  anatomy: [
    ['Icon', 'of the tone, because colour is never the only sign'],
    ['Title', 'what happened; bold when text follows'],
    ['Text', 'what is preserved, and what to do'],
    ['Action', 'one button or link below the text'],
    ['Close button', 'only with `onDismiss`'],
  ],
  keys: [['Tab', 'focuses the close button and the action, where there are any']],
  comparison: {
    right: 'What happened, what is safe, and what to do.',
    good: (
      <Banner
        tone="danger"
        title="The comments did not arrive"
        action={<Button size="s">Try again</Button>}
      >
        What you wrote is still here.
      </Banner>
    ),
    wrong: 'Only that something is wrong.',
    bad: <Banner tone="danger" title="Error!" />,
  },
  content: [
    'The title says what happened, without blame: “The comments did not arrive”, „Die Kommentare sind nicht angekommen“.',
    'No exclamation marks, no codes.',
    'The action is a verb: “Try again”, „Noch einmal versuchen“.',
  ],
  limits: [
    'It does not disappear by itself; remove it when it is no longer true.',
    'Without `announced` it is silent when it appears.',
    'The close button only reports: the caller hides the banner and moves the focus.',
  ],
}

import { Button } from '#design-system/button/button.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Dialog. */
export const guide: Guide = {
  use: [
    'A task apart from the page that must be finished or left first: share, crop, choose.',
    'ConfirmDialog for a question, AlertDialog for a message that must be acknowledged.',
    '`drawer` for filters and lists beside the page, `full` for a task that fills the window.',
  ],
  avoid: [
    'For the result of an action, use a toast or a Banner.',
    'For a few links or commands, use Menu.',
    'For a task of several steps or with an address of its own, use a page.',
  ],
  anatomy: [
    ['Veil', 'covers the page; a press on it closes the dialog'],
    ['Heading', 'the accessible name; `titleHidden` keeps it for screen readers'],
    ['Description', 'one sentence, read when the dialog opens'],
    ['Content', 'scrolls with the dialog'],
    ['Footer', 'buttons that stay in view'],
    ['Close button', 'first to the eye, last in the tab order'],
  ],
  keys: [
    ['Tab', 'moves the focus and stays inside'],
    ['Escape', 'closes an open part inside first, then the dialog; of two dialogs the upper one'],
  ],
  coversPage: true,
  comparison: {
    right: 'The buttons of a question are verbs: they can be understood alone.',
    good: (
      <span className="flex flex-wrap justify-end gap-2">
        <Button>Keep it</Button>
        <Button variant="danger">Delete recipe</Button>
      </span>
    ),
    wrong: '“No” and “Yes”: to press one, you must read the question again.',
    bad: (
      <span className="flex flex-wrap justify-end gap-2">
        <Button>No</Button>
        <Button variant="danger">Yes</Button>
      </span>
    ),
  },
  content: [
    'The title names the task or asks the question: “Delete this recipe?”, „Dieses Rezept löschen?“.',
    'The description says what follows, and whether it can be undone.',
    'The declining button comes first and has the focus.',
  ],
  limits: [
    'It renders nothing on the server: it opens in the browser.',
    'It does not close by itself: the caller sets `open`.',
    'Its style element needs the nonce of the page under a strict content security policy; set it with `setNonce`.',
    'When the opener is gone, pass `returnFocus`.',
    'Escape in the very moment in which a second dialog opens closes both (radix #4143).',
  ],
}

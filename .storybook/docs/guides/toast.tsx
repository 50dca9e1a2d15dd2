import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to Toast. */
export const guide: Guide = {
  use: [
    'The result of an action that the page shows as well: saved, removed, not saved.',
    '`action` for Undo or for trying again.',
    'Render one Toaster; call `toast()` from anywhere.',
  ],
  avoid: [
    'For a message that belongs to a place, use Banner.',
    'For a question, use ConfirmDialog.',
    'For an error of a field, use its `error`.',
    'For news without an action of the user, use nothing.',
  ],
  anatomy: [
    ['Icon', 'a tick, or a warning'],
    ['Title', 'what happened'],
    ['Description', 'one sentence'],
    ['Action', 'one button'],
    ['Close button', 'always'],
  ],
  keys: [
    ['F8', 'moves the focus to the toasts'],
    ['Tab', 'from the newest to the oldest, each with its buttons'],
    ['Enter, Space', 'presses the focused button'],
    ['Escape', 'closes the focused toast'],
  ],
  coversPage: true,
  comparison: {
    right: 'It says what happened, and can be undone.',
    good: (
      <Button
        onClick={() =>
          toast({ title: 'Basil removed', action: { label: 'Undo', onClick: ignore } })
        }
      >
        Remove basil
      </Button>
    ),
    wrong: 'It says only that something went well.',
    bad: <Button onClick={() => toast({ title: 'Success!' })}>Remove basil</Button>,
  },
  content: [
    'The title has a subject and a verb: “Rating not saved”, „Bewertung nicht gespeichert“.',
    'The description says what is preserved.',
    'No “successfully”, no exclamation mark.',
  ],
  limits: [
    'Without an action it disappears after 4.5 seconds, so it must not be the only sign. Errors and toasts with an action stay.',
    'The same text replaces an earlier toast.',
    'It takes one action, and no links or pictures.',
    'After a reload it is gone.',
  ],
}

import { Button } from '#design-system/button/button.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Button. */
export const guide: Guide = {
  use: [
    'An action on this page: save, apply, open a dialog.',
    '`primary` for the one main action of a region, `quiet` for all others, `danger` for what cannot be undone.',
    '`flame` for films only: “Cook along”.',
  ],
  avoid: [
    'To go to another page, use ButtonLink or Link.',
    'With an icon only, use IconButton.',
    'For a setting that is on or off, use Checkbox as a switch.',
    'For several actions in little room, use Menu.',
  ],
  anatomy: [
    ['Icon', 'before or after the words, never needed to understand them'],
    ['Words', 'a verb, and what it applies to'],
    ['Spinner', 'in place of the first icon while pending'],
  ],
  keys: [
    ['Tab', 'focuses it, also while it is disabled or pending'],
    ['Enter, Space', 'presses it'],
  ],
  comparison: {
    right: 'One main action; the other is quiet.',
    good: (
      <span className="flex flex-wrap gap-2">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </span>
    ),
    wrong: 'Two main actions: nothing is the main one.',
    bad: (
      <span className="flex flex-wrap gap-2">
        <Button variant="primary">Save</Button>
        <Button variant="primary">Cancel</Button>
      </span>
    ),
  },
  content: [
    'A verb first: “Add to list”, „Zur Liste hinzufügen“. Not “OK”, not “Submit”.',
    'Sentence case in English; no full stop.',
    'Keep the words while pending: the spinner says that it is under way.',
    'German words are longer; use soft hyphens in words of more than about 15 letters.',
  ],
  limits: [
    '`disabled` leaves it a stop for the Tab key, so that keyboard users find it: say nearby why.',
    'It does not time out: the caller ends `pending`.',
    'It has no state “pressed” of its own; set `aria-pressed` for a toggle.',
  ],
}

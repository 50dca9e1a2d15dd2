import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Checkbox. */
export const guide: Guide = {
  use: [
    '`box` for yes or no in a form, and for several of many.',
    '`round` for lists that are ticked off.',
    '`switch` for a setting that applies at once.',
  ],
  avoid: [
    'For one of several, use RadioGroup.',
    'For a row to be ticked off with amounts and actions, use TickRow.',
    'For many values that filter a list, use Facet.',
    'For a favourite, use FavouriteToggle.',
  ],
  anatomy: [
    ['Box', 'a native checkbox: box, circle or switch'],
    ['Label', 'pressing it toggles the box'],
    ['Hint', 'one line below the label'],
    ['Error', 'with an icon, below the row'],
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Space', 'checks and unchecks it'],
  ],
  comparison: {
    right: 'What is true when it is checked.',
    good: <Checkbox label="Send me new recipes" defaultChecked />,
    wrong: 'A negation: checked means no.',
    bad: <Checkbox label="Do not send me new recipes" />,
  },
  content: [
    'The label is a statement that is true when checked: “Show amounts in grams”, „Mengen in Gramm zeigen“.',
    'No full stop after a label; the hint is a sentence or a few words.',
    'A link belongs beside the label, not in it.',
  ],
  limits: [
    '`indeterminate` is only shown: the caller derives it from the boxes it stands for.',
    'As a switch it is still read as a checkbox.',
    '`disabled` takes it out of the tab order; say nearby why.',
  ],
}

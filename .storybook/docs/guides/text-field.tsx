import { TextField } from '#design-system/text-field/text-field.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to TextField. */
export const guide: Guide = {
  use: ['One line of text, a number, an address: names, e-mail, amounts.'],
  avoid: [
    'For more lines, use TextArea.',
    'For passwords, use PasswordField.',
    'For suggestions, use Autocomplete.',
    'For one of several values, use Select or RadioGroup.',
    'For a number that people nudge, use ServingsCounter or RangeSlider.',
  ],
  anatomy: [
    ['Label', 'above the field, with “(required)” where it is'],
    ['Label end', 'such as a link'],
    ['Icon', 'at the start of the field'],
    ['Field', 'a native `<input>`'],
    ['End', 'a button of 44 px'],
    ['Hint', 'below the field'],
    ['Error', 'with an icon, below the hint and read after it'],
  ],
  keys: [['Tab', 'focuses it, then the button at its end']],
  comparison: {
    right: 'A label, and a hint that stays.',
    good: <TextField label="Username" hint="Letters and digits" />,
    wrong: 'An error while typing that does not say how to fix it.',
    bad: <TextField label="Username" defaultValue="im" error="Invalid input" />,
  },
  content: [
    'The label is a noun: “First name”, „Vorname“.',
    'A placeholder is an example, never the label.',
    'An error says how to mend it: “Use letters and digits only”, „Nur Buchstaben und Ziffern“.',
  ],
  limits: [
    'It checks nothing: set `error` on blur or on submit.',
    'It has room for one button at its end.',
    'It has no prefix or suffix such as a unit; say the unit in the label.',
  ],
}

import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to TextArea. */
export const guide: Guide = {
  use: ['Text of more than one line: a comment, a description, a step.'],
  avoid: ['For one line, use TextField.', 'For a line with suggestions, use Autocomplete.'],
  anatomy: [
    ['Label', 'above the field'],
    ['Field', 'a native `<textarea>`; it grows up to twelve lines'],
    ['Hint, error', 'below the field'],
  ],
  keys: [['Tab', 'focuses it, and leaves it']],
  comparison: {
    right: 'As much room as the answer needs.',
    good: <TextArea label="Your message" rows={4} />,
    wrong: 'One line for a message: nobody sees what they wrote.',
    bad: (
      <TextField
        label="Your message"
        defaultValue="Made this last night with half the chilli, and my children asked for"
      />
    ),
  },
  content: [
    'The label says what to write: “Your message”, „Deine Nachricht“.',
    'State a limit in the hint, before it is reached: “At most 500 characters”.',
  ],
  limits: [
    'It is plain text: no formatting.',
    'It counts no characters.',
    'Where a browser does not support `field-sizing`, it keeps its height and scrolls.',
  ],
}

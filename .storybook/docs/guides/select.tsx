import { Select } from '#design-system/select/select.tsx'
import type { Guide } from '../component-page/guide.ts'

const COUNTRIES = ['Austria', 'Germany', 'Italy', 'Japan', 'Norway', 'Portugal', 'Turkey'].map(
  (label) => ({ value: label, label }),
)

/** Guide to Select. */
export const guide: Guide = {
  use: [
    'One of more than about seven options, in a form or above a list.',
    'It is native: phones show their own list.',
  ],
  avoid: [
    'For up to seven options, use RadioGroup: all are in view.',
    'Where a second press takes the choice back, use ChoiceMenu.',
    'For one of hundreds, use Autocomplete.',
    'For several, use Facet.',
  ],
  anatomy: [
    ['Label', 'above the field; `labelHidden` keeps it for screen readers'],
    ['Field', 'a native `<select>` with an arrow'],
    ['Hint, error', 'below the field'],
  ],
  keys: [['Tab', 'focuses it; the keys of its list are those of the browser']],
  comparison: {
    right: 'Many options.',
    good: <Select label="Country" options={COUNTRIES} />,
    wrong: 'Two options: a RadioGroup shows both at once.',
    bad: (
      <Select
        label="Units"
        options={[
          { value: 'metric', label: 'Metric' },
          { value: 'us', label: 'US' },
        ]}
      />
    ),
  },
  content: [
    'The label is a noun or begins a phrase: “Sort by”, „Sortieren nach“.',
    'Options in an order that people know: by alphabet, by size.',
  ],
  limits: [
    'Options are texts: no icons, no groups.',
    'A long option is cut in the field, not in the list.',
    'It takes one value.',
    'The list looks as the browser draws it.',
  ],
}

import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to RadioGroup. */
export const guide: Guide = {
  use: [
    'One of two to about seven options, all in view.',
    '`segments` for two to four short options in a row.',
    '`action` for a button beside an option, such as hearing a voice.',
  ],
  avoid: [
    'For more options, use Select.',
    'For several of them, use Checkbox or Facet.',
    'For yes or no, use Checkbox.',
    'For panels, use Tabs.',
  ],
  anatomy: [
    ['Label', 'the legend of a fieldset'],
    ['Options', 'native radio buttons'],
    ['Action', 'a button beside an option, outside of its label'],
    ['Hint, error', 'below the options'],
  ],
  keys: [
    ['Tab', 'focuses the chosen option, or the first'],
    ['↓, ↑', 'chooses the next or previous, and wraps around'],
    ['Space', 'chooses the focused option'],
  ],
  comparison: {
    right: 'Short options in a row.',
    good: (
      <RadioGroup
        label="Units"
        variant="segments"
        defaultValue="metric"
        options={[
          { value: 'metric', label: 'Metric' },
          { value: 'us', label: 'US' },
        ]}
      />
    ),
    wrong: 'Long options as segments: they are squeezed into columns.',
    bad: (
      <RadioGroup
        label="Units"
        variant="segments"
        defaultValue="metric"
        options={[
          { value: 'metric', label: 'Grams and millilitres, as in Europe' },
          { value: 'us', label: 'Cups and ounces, as in the United States' },
        ]}
      />
    ),
  },
  content: [
    'The label asks what to choose, without “please”: “Language”, „Sprache“.',
    'Options have the same form, and the usual one comes first.',
    'No option that means “nothing”, unless nothing is a choice.',
  ],
  limits: [
    'A chosen option cannot be taken back; ChoiceMenu can.',
    'Each arrow key reports a value: debounce what is saved.',
    'Actions are for the list variant.',
  ],
}

import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to ServingsCounter. */
export const guide: Guide = {
  use: [
    'The number of servings of a recipe, or of people who eat.',
    '`large` as the only content of a dialog.',
    '`describe` where the number makes something: 12 slices, one tin.',
  ],
  avoid: ['For a value on a scale, use RangeSlider.', 'For any other number, use TextField.'],
  anatomy: [
    ['−', 'one less'],
    ['Number', 'with its word, or with what it makes'],
    ['+', 'one more'],
    ['Status', 'saving, or not saved'],
  ],
  keys: [
    ['Tab', '−, then +'],
    ['Enter, Space', 'presses the button'],
  ],
  comparison: {
    right: 'Steps of the size that the recipe has.',
    good: (
      <ServingsCounter
        defaultValue={12}
        min={12}
        step={12}
        describe={(count) => ({
          text: `${count} slices`,
          detail: count === 12 ? 'one 26 cm tin' : `${count / 12} tins`,
        })}
      />
    ),
    wrong: 'One by one up to a hundred: eighty presses.',
    bad: (
      <ServingsCounter
        label="Minutes"
        defaultValue={20}
        max={100}
        describe={(count) => ({ text: `${count} min` })}
      />
    ),
  },
  content: [
    'The unit agrees with the number: “1 serving”, “2 servings”; „1 Portion“, „2 Portionen“.',
    '`what` names the buttons after what is counted: “More slices”, „Mehr Stücke“.',
  ],
  limits: [
    'The number cannot be typed.',
    'At the least and the most a button does nothing and stays focusable.',
    'It saves nothing: the caller debounces and sets `status`.',
  ],
}

import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import type { Guide } from '../component-page/guide.ts'

const minutes = (value: number) => `${value} min`

/** Guide to RangeSlider. */
export const guide: Guide = {
  use: [
    'A value on a scale where the rough size matters: an upper limit of time or energy, a volume.',
  ],
  avoid: [
    'For an exact number, use TextField.',
    'For servings, use ServingsCounter.',
    'For a few named steps, use RadioGroup.',
  ],
  anatomy: [
    ['Label', 'and the value with its unit, in one line'],
    ['Thumb and track', 'the thumb is 26 px, what can be pressed 44 px high'],
    ['− and +', 'one step at a press, for those who cannot drag'],
    ['Ends', 'least and most, below the track'],
  ],
  keys: [
    ['Tab', 'thumb, then − and +'],
    ['→, ↑', 'one step more; from right to left ← is more'],
    ['←, ↓', 'one step less'],
    ['PageUp, PageDown', 'a large step'],
    ['Home, End', 'the least, the most'],
    ['Enter, Space', 'presses − or +'],
  ],
  comparison: {
    right: 'A limit that says what happens at its end.',
    good: (
      <RangeSlider
        label="Cooking time"
        max={180}
        defaultValue={45}
        formatValue={minutes}
        noLimitText="no limit"
      />
    ),
    wrong: 'A slider for an exact number: nobody hits 1987.',
    bad: (
      <RangeSlider
        label="Year of birth"
        min={1920}
        max={2010}
        step={1}
        defaultValue={1987}
        formatValue={String}
      />
    ),
  },
  content: [
    'Values have their unit: “45 min”, “250 kcal”; pass `formatSpoken` for screen readers: “45 minutes”, „45 Minuten“.',
    'An upper limit reads as one: “up to 45 min”, „bis 45 min“.',
  ],
  limits: [
    'It has one thumb: no range from a to b.',
    'The track is linear.',
    'The value cannot be typed.',
    'It needs about 200 px.',
  ],
}

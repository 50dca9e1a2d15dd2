import { StripChart } from '#design-system/strip-chart/strip-chart.tsx'
import type { Guide } from '../component-page/guide.ts'

const isThird = (index: number) => index === 2
const bars = (isMarked: (index: number) => boolean) =>
  [3, 1, 12, 0, 4, 2].map((value, index) => ({
    key: String(index),
    name: `Step ${index + 1}`,
    value,
    text: value === 1 ? '1 cook' : `${value} cooks`,
    isMarked: isMarked(index),
  }))

/** Guide to StripChart. */
export const guide: Guide = {
  use: ['A few values side by side in a row of a page: how many cooks went back a step.'],
  avoid: [
    'For values that must be read exactly, use a table.',
    'For facts, use DescriptionList with `facts`.',
    'For how far a task is, use Progress.',
  ],
  anatomy: [
    ['Columns', 'one colour; a marked one stands out'],
    ['Label', 'what the chart shows, below it'],
    ['List', 'names and values, for screen readers'],
  ],
  keys: [],
  comparison: {
    right: 'One column is marked: the one that the text is about.',
    good: <StripChart label="Cooks who went back a step" bars={bars(isThird)} />,
    wrong: 'All are marked: none is.',
    bad: <StripChart label="Cooks who went back a step" bars={bars(() => true)} />,
  },
  content: [
    'The label is what the columns count: “Cooks who went back a step”, „Köchinnen und Köche, die einen Schritt zurückgegangen sind“.',
    '`text` has the number and its word: “12 cooks”.',
  ],
  limits: [
    'No axes, no numbers at the columns, no negative values.',
    'It has one series.',
    'Nothing can be pressed or hovered.',
    'More than about 60 columns become thinner than 4 px on a phone.',
  ],
}

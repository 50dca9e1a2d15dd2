import { Facet } from '#design-system/facet/facet.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}

/** Guide to Facet. */
export const guide: Guide = {
  use: [
    'A filter by one or several of many values, with the number of results of each.',
    'Several of them below each other, as in the drawer of filters.',
  ],
  avoid: [
    'For values with drawings, use CategoryFilter.',
    'For one of many, use Select.',
    'For an upper limit, use RangeSlider.',
    'For a single yes or no, use Checkbox.',
  ],
  anatomy: [
    ['Row', 'the heading; closed it names what is chosen'],
    ['Number', 'how many are chosen'],
    ['Options', 'checkboxes, each with its number of results'],
    ['Show more', 'when there are more than eight; chosen ones always stay'],
  ],
  keys: [
    ['Tab', 'focuses the row, then the options'],
    ['Enter', 'opens and closes the row'],
    ['Space', 'checks an option'],
  ],
  comparison: {
    right: 'Many values, each with what it brings.',
    good: (
      <Facet
        open
        label="Diet"
        value={['vegan']}
        onValueChange={ignore}
        options={[
          { value: 'vegetarian', label: 'Vegetarian', count: '24' },
          { value: 'vegan', label: 'Vegan', count: '9' },
          { value: 'halal', label: 'Halal', count: '17' },
        ]}
      />
    ),
    wrong: 'Yes and no as two values: one checkbox says the same.',
    bad: (
      <Facet
        open
        label="Has a film"
        value={['yes']}
        onValueChange={ignore}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
  content: [
    'The heading is a noun: “Diet”, „Ernährung“.',
    'Options continue it: “Vegetarian”, „Vegetarisch“.',
    'Order options as people expect, and keep the order when numbers change.',
  ],
  limits: [
    'It announces nothing: the caller announces the number of results.',
    'An option that brings nothing is off but stays in place, unless it is chosen.',
    'It has no field to search in its options.',
  ],
}

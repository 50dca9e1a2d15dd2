import { Tabs } from '#design-system/tabs/tabs.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Tabs. */
export const guide: Guide = {
  use: ['Panels of the same kind on one page, of which one is seen at a time: results by kind.'],
  avoid: [
    'When a tab has an address of its own, use NavTabs or SideTabs.',
    'For a choice that changes data, use RadioGroup with segments.',
    'For steps in an order, use pages.',
    'When people compare panels, show them below each other.',
  ],
  anatomy: [
    ['Tab list', 'with an accessible name; scrolls sideways'],
    ['Tab', 'a label, with a number if you like; the double rim marks the chosen one'],
    ['Panel', 'one for each tab'],
  ],
  keys: [
    ['Tab', 'focuses the chosen tab, then its panel'],
    ['→, ←', 'goes to the next or previous tab and chooses it; with `manual` it only goes there'],
    ['Home, End', 'the first, the last'],
    ['Enter', 'chooses, with `manual`'],
  ],
  comparison: {
    right: 'Panels of one kind, one word each.',
    good: (
      <Tabs
        label="Results"
        items={[
          { value: 'recipes', label: 'Recipes', count: 12, content: 'Twelve recipes' },
          { value: 'books', label: 'Cookbooks', count: 3, content: 'Three cookbooks' },
        ]}
      />
    ),
    wrong: 'Steps in an order as tabs: nobody knows that all must be done.',
    bad: (
      <Tabs
        label="New recipe"
        items={[
          { value: 'one', label: '1. Name', content: 'A name' },
          { value: 'two', label: '2. Ingredients', content: 'Ingredients' },
          { value: 'three', label: '3. Send', content: 'Send it' },
        ]}
      />
    ),
  },
  content: ['One word, a noun: “Recipes”, „Rezepte“.', 'A number of 0 is shown: it saves a press.'],
  limits: [
    'Only the chosen panel is rendered: what was typed in another is lost unless the caller keeps it.',
    'A disabled tab is skipped; say elsewhere why.',
    'On a narrow page the list scrolls without a sign that there is more.',
  ],
}

import { TickRow } from '#design-system/tick-row/tick-row.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to TickRow. */
export const guide: Guide = {
  use: ['A row of a list that is ticked off: shopping, ingredients, tools.'],
  avoid: [
    'In a form, use Checkbox.',
    'For filters, use Facet.',
    'For a list that is only read, use a list.',
  ],
  anatomy: [
    ['Box', 'a round checkbox'],
    ['Picture', 'small and round; not in a narrow row'],
    ['Amount', 'bold, before the name'],
    ['Name', 'with smaller text below'],
    ['End', 'a button outside of the label'],
  ],
  keys: [
    ['Tab', 'focuses the box'],
    ['Space', 'checks and unchecks it'],
  ],
  comparison: {
    right: 'Amount and name in their places.',
    good: (
      <div>
        <TickRow amount="800 g" name="Tinned tomatoes" defaultChecked />
        <TickRow amount="2" name="Onions" />
      </div>
    ),
    wrong: 'All in the name: amounts cannot be compared.',
    bad: (
      <div>
        <TickRow name="Tinned tomatoes (you need 800 g of them)" defaultChecked />
        <TickRow name="Onions, 2 pieces" />
      </div>
    ),
  },
  content: [
    'Amounts have their unit with a no-break space: “800 g”, „800 g“.',
    'The name is as on the shelf, in the language of the list.',
  ],
  limits: [
    'A checked row stays in its place: the caller moves it.',
    'It cannot be dragged or swiped by itself.',
    'Below 332 px there is no picture.',
  ],
}

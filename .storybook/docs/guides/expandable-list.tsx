import { ExpandableList } from '#design-system/expandable-list/expandable-list.tsx'
import type { Guide } from '../component-page/guide.ts'

const keyOf = (item: string) => item
const line = (item: string) => <p className="border-b border-line py-2">{item}</p>

/** Guide to ExpandableList. */
export const guide: Guide = {
  use: [
    'A list whose first items are enough for most: comments, notes, options.',
    'All items are loaded already.',
  ],
  avoid: [
    'For items on the server by pages, use Pagination.',
    'For content that is no list, use a native `<details>`.',
    'For options that filter a list, use Facet or CategoryFilter.',
  ],
  anatomy: [
    ['Items', 'an `<ul>`; the list makes each `<li>`'],
    ['Button', 'how many are hidden; then “Show less”'],
  ],
  keys: [
    ['Tab', 'focuses the button'],
    ['Enter, Space', 'shows the rest and focuses the first new item; then hides it again'],
  ],
  comparison: {
    right: 'It hides enough to be worth a press.',
    good: (
      <ExpandableList
        items={[
          'Lovely',
          'Again tonight',
          'Perfect',
          'A touch acidic',
          'My children eat this',
          'More salt',
        ]}
        limit={2}
        keyOf={keyOf}
        renderItem={line}
      />
    ),
    wrong: 'It hides one item: the button takes more room than the item.',
    bad: (
      <ExpandableList
        items={['Lovely', 'Again tonight', 'Perfect']}
        limit={2}
        keyOf={keyOf}
        renderItem={line}
      />
    ),
  },
  content: [
    'The button says how many are hidden: “Show 5 more”, „5 weitere anzeigen“.',
    'Pass `moreLabel` where the items have a name: “Show 5 more comments”.',
  ],
  limits: [
    'It fetches nothing.',
    'Whether it is open is not kept when the page is left.',
    'Without scripts there is no button, and the rest stays hidden.',
  ],
}

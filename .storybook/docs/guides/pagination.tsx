import { Pagination } from '#design-system/pagination/pagination.tsx'
import type { Guide } from '../component-page/guide.ts'

const hrefOf = (page: number) => `#page-${page}`

/** Guide to Pagination. */
export const guide: Guide = {
  use: ['A long list by pages, each with an address of its own.'],
  avoid: [
    'For a list that is loaded already, use ExpandableList.',
    'For steps in an order, use Buttons “Back” and “Next”.',
  ],
  anatomy: [
    ['Arrows', 'to the previous and the next page'],
    ['Numbers', 'the first, the last, and the current with its neighbours'],
    ['Gap', 'where two or more pages are left out'],
  ],
  keys: [
    ['Tab', 'goes from link to link'],
    ['Enter', 'opens a page'],
  ],
  comparison: {
    right: 'One below the list.',
    good: (
      <div className="grid gap-3">
        <p className="border-b border-line pb-3">The last recipe of this page</p>
        <Pagination page={3} pageCount={6} hrefOf={hrefOf} />
      </div>
    ),
    wrong: 'Above and below: two navigations of the same name.',
    bad: (
      <div className="grid gap-3">
        <Pagination page={3} pageCount={6} hrefOf={hrefOf} />
        <p className="border-b border-line pb-3">The last recipe of this page</p>
        <Pagination page={3} pageCount={6} hrefOf={hrefOf} />
      </div>
    ),
  },
  content: ['Its words come from the messages: “Page 3”, „Seite 3“.'],
  limits: [
    'With one page it renders nothing.',
    'A page cannot be typed.',
    'It does not say how many results there are.',
    'At the first and the last page one arrow is disabled and cannot be focused.',
  ],
}

import { Carousel } from '#design-system/carousel/carousel.tsx'
import type { Guide } from '../component-page/guide.ts'

const slide = (name: string) => (
  <div key={name} className="rounded-picture bg-tint p-6">
    {name}
  </div>
)

/** Guide to Carousel. */
export const guide: Guide = {
  use: [
    'A row of cards to browse, of which more exist than fit.',
    'A foretaste: the link to all of them stands in `trailing`.',
  ],
  avoid: [
    'When people look for one certain thing, use CardGrid with Pagination.',
    'For a sequence with an order that matters, use SequencePlayer.',
    'For content that everybody must see, use no carousel.',
  ],
  anatomy: [
    ['Heading', 'names the region'],
    ['Trailing', 'such as a link to all'],
    ['Arrows', 'a page back and forward; not on phones'],
    ['Slides', 'a native scroller with snap points: 4, 3, 2 or 1 of them'],
  ],
  keys: [
    [
      'Tab',
      'focuses the arrows, then what can be focused in the slides; a focused slide scrolls into view',
    ],
    ['Enter, Space', 'presses an arrow'],
  ],
  comparison: {
    right: 'More slides than fit, of one kind.',
    good: (
      <Carousel heading={<h4 className="text-subheading">New cookbooks</h4>}>
        {['Mezze', 'Ramen', 'Bakery', 'Hearth', 'Pasta', 'One pan'].map(slide)}
      </Carousel>
    ),
    wrong: 'One slide: two arrows that never do anything.',
    bad: (
      <Carousel heading={<h4 className="text-subheading">New cookbooks</h4>}>
        {slide('Mezze')}
      </Carousel>
    ),
  },
  content: [
    'The heading says what is in it: “New cookbooks”, „Neue Kochbücher“.',
    'All slides have about the same height.',
  ],
  limits: [
    'It never plays by itself.',
    'It has no arrow keys of its own and no dots: the browser scrolls.',
    'All slides are rendered; do not pass hundreds.',
    'How many fit depends on the window, not on its container.',
  ],
}

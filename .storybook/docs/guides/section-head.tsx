import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to SectionHead. */
export const guide: Guide = {
  use: ['The head of a section of a page, with a link or a control at the end of its line.'],
  avoid: [
    'For the title within a card or dialog, use CardTitle or the title of Dialog.',
    'For the heading of a Carousel, pass it to the Carousel.',
  ],
  anatomy: [
    ['Double rim', 'above; `rim={false}` for small sections'],
    ['Heading', 'h1 to h3'],
    ['Number', 'in a quieter colour, after the heading'],
    ['Trailing', 'a link or control'],
  ],
  keys: [],
  comparison: {
    right: 'A heading, and one link to the rest.',
    good: (
      <SectionHead
        level="h3"
        title="New cookbooks"
        trailing={<ArrowLink href="#all">All cookbooks</ArrowLink>}
      />
    ),
    wrong: 'The double rim twice within 200 px: it marks nothing any more.',
    bad: (
      <div>
        <SectionHead level="h3" title="Ingredients" />
        <SectionHead level="h3" title="Tools" />
      </div>
    ),
  },
  content: [
    'The heading is a noun: “Ingredients”, „Zutaten“. No full stop.',
    'The link says the rest of what: “All cookbooks”, „Alle Kochbücher“.',
  ],
  limits: [
    'It makes no `<section>`: pass `headingId` and name the section with it.',
    'Long headings push `trailing` onto a line of its own.',
  ],
}

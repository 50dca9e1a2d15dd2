import { CookbookCard } from '#design-system/card/cookbook-card.tsx'
import type { Guide } from '../component-page/guide.ts'

const COVER = { src: '/story/book-levantine-mezze.webp', alt: '', width: 480, height: 640 }
const AUTHOR = { name: 'Yasmin Haddad', href: '#author' }

/** Guide to CookbookCard. */
export const guide: Guide = {
  use: [
    'A cookbook in a list, with its cover in portrait format.',
    'In a CardGrid or a Carousel; while it loads, CardSkeleton with `cover`.',
  ],
  avoid: ['For a recipe, use RecipeCard.', 'For a cookbook named within a text, use Link.'],
  anatomy: [
    ['Cover', 'in portrait format, with an empty `alt`'],
    ['Heart', 'a FavouriteToggle or FavouriteLink over the cover'],
    ['Title', 'a heading with the link that covers the card'],
    ['Author', 'a link of its own, above the other'],
    ['Description', 'its beginning, or a sentence that there is none'],
    ['Rating', 'the average as stars and as a number'],
  ],
  keys: [
    ['Tab', 'focuses the title, whose ring surrounds the card'],
    ['→, ←', 'go to the heart and the author, and back to the title'],
    ['Enter', 'follows the focused link'],
  ],
  comparison: {
    right: 'A short beginning: cards of a row end nearly together.',
    good: (
      <CookbookCard
        href="#book"
        title="Levantine Mezze"
        picture={COVER}
        author={AUTHOR}
        description="Small plates for a long table..."
        rating={{ average: 4.5 }}
      />
    ),
    wrong: 'The whole text: this card is twice as high as its neighbours.',
    bad: (
      <CookbookCard
        href="#book"
        title="Levantine Mezze"
        picture={COVER}
        author={AUTHOR}
        description="Small plates for a long table. Start with a dip and a salad, add a warm plate and bread, and leave something for those who come late. All of it keeps until the next day, and most of it is better then."
        rating={{ average: 4.5 }}
      />
    ),
  },
  content: [
    'A title that was cut has its whole text in `fullTitle`: it is the link’s name.',
    'The description is cut at a word, with three dots.',
  ],
  limits: [
    'Title, description and numbers are shortened and formatted by the caller.',
    'It plays no film; RecipeCard does.',
  ],
}

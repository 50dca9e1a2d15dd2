import { RecipeCard } from '#design-system/card/recipe-card.tsx'
import type { Guide } from '../component-page/guide.ts'

const PICTURE = { src: '/story/shakshuka.webp', alt: '', width: 640, height: 480 }
const AUTHOR = { name: 'Yasmin Haddad', href: '#author' }
const tags = (...names: string[]) => names.map((name) => ({ name, href: '#tag' }))

/** Guide to RecipeCard. */
export const guide: Guide = {
  use: [
    'A recipe in a list: picture, title, author, time and rating.',
    'In a CardGrid or a Carousel; while it loads, CardSkeleton within a SkeletonRegion.',
    '`lead` for the one recipe that leads a screen.',
  ],
  avoid: [
    'For a cookbook, use CookbookCard.',
    'For a recipe named within a text, use Link.',
    'For a grid of small pictures with names, use TileLink.',
  ],
  anatomy: [
    [
      'Picture',
      'the cover; on hover and focus the silent preview, or the ingredients, or the tools',
    ],
    ['Panes', 'buttons that choose what the picture shows'],
    ['Steps', 'how many there are; becomes “Cook along” on hover and focus'],
    ['Heart', 'a FavouriteToggle or FavouriteLink'],
    ['Title', 'a heading with the link that covers the card'],
    ['Author', 'a link of its own'],
    ['Facts', 'preparation, time in all, rating'],
    ['Tags', 'links; a narrow card shows two'],
  ],
  keys: [
    [
      'Tab',
      'focuses the title, whose ring surrounds the card; the preview plays while the focus is inside',
    ],
    ['→, ←', 'go through the heart, panes, “Cook along”, author and tags, and back to the title'],
    ['Enter', 'follows the focused link, presses the focused button'],
  ],
  comparison: {
    right: 'Two or three tags that help to choose.',
    good: (
      <RecipeCard
        href="#recipe"
        title="Shakshuka with feta"
        picture={PICTURE}
        author={AUTHOR}
        preparation="10 min"
        rating={{ average: 4.8, count: 56 }}
        tags={tags('vegetarian', 'one pan')}
      />
    ),
    wrong: 'Every tag there is: the card is a wall of words.',
    bad: (
      <RecipeCard
        href="#recipe"
        title="Shakshuka with feta"
        picture={PICTURE}
        author={AUTHOR}
        preparation="10 min"
        rating={{ average: 4.8, count: 56 }}
        tags={tags(
          'vegetarian',
          'one pan',
          'eggs',
          'tomato',
          'breakfast',
          'brunch',
          'spicy',
          'cheese',
        )}
      />
    ),
  },
  content: [
    'Times are short: “10 min”, “2 h 10”; the same in German.',
    'A title that was cut has its whole text in `fullTitle`.',
    'The picture has an empty `alt`: the title names it.',
  ],
  limits: [
    'Title, times and tags are shortened and formatted by the caller.',
    'Under reduced motion the preview waits for a tap on the number of steps.',
    'On a card narrower than 240 px the panes are behind one button.',
  ],
}

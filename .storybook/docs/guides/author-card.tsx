import { AuthorCard } from '#design-system/card/author-card.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to AuthorCard. */
export const guide: Guide = {
  use: ['An author in a list of authors, in a CardGrid or a Carousel.'],
  avoid: [
    'Beside a text or a recipe, use PersonLink.',
    'For a recipe or a cookbook, use RecipeCard or CookbookCard.',
  ],
  anatomy: [
    ['Portrait', 'an Avatar of 128 px, or initials'],
    ['Name', 'a heading with the link that covers the card'],
    ['Number', 'how many cookbooks, in words'],
    ['Description', 'the beginning of what they say of themselves'],
  ],
  keys: [
    ['Tab', 'focuses the name; the ring surrounds the card'],
    ['Enter', 'opens the author’s page'],
  ],
  comparison: {
    right: 'The number has its word.',
    good: (
      <AuthorCard
        href="#author"
        name="Jonas Weber"
        picture="/story/portrait.webp"
        cookbooks="3 cookbooks"
      />
    ),
    wrong: 'A number alone: three of what?',
    bad: (
      <AuthorCard href="#author" name="Jonas Weber" picture="/story/portrait.webp" cookbooks="3" />
    ),
  },
  content: [
    'Numbers agree with their word: “1 cookbook”, “3 cookbooks”; „1 Kochbuch“, „3 Kochbücher“.',
    'The description is cut by the caller, with an ellipsis.',
  ],
  limits: ['It has one link; it takes no buttons.', 'It does not shorten or format anything.'],
}

import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to StarRating. */
export const guide: Guide = {
  use: [
    'A rating of one to five stars.',
    'StarAverage and StarSummary show an average; they cannot be changed.',
  ],
  avoid: [
    'For yes or no, use buttons or Checkbox.',
    'For saving a recipe, use FavouriteToggle.',
    'For a value on a scale, use RangeSlider.',
  ],
  anatomy: [
    ['Legend', 'visible, or hidden where a heading says the same'],
    ['Stars', 'five native radio buttons of 44 px'],
    ['Word', 'what the choice means, with `worded`'],
    ['Error', 'below the stars'],
  ],
  keys: [
    ['Tab', 'focuses the chosen star, or the first'],
    ['→, ↓', 'chooses the next star, and wraps around'],
    ['←, ↑', 'chooses the previous star'],
    ['Space', 'chooses and commits'],
  ],
  comparison: {
    right: 'To read: an average with its number of ratings.',
    good: <StarAverage average={4.3} count={128} />,
    wrong: 'To read, but it can be pressed: people rate by mistake.',
    bad: <StarRating label="4.3 of 5" defaultValue={4} />,
  },
  content: [
    'The legend says whose rating: “Your rating”, „Deine Bewertung“.',
    'Numbers are formatted for the language: “4.3”, „4,3“.',
    '`words` replaces the names where something else than a recipe is rated.',
  ],
  limits: [
    'No half stars can be chosen.',
    'A choice cannot be taken back.',
    'Arrow keys choose each star they pass: save in `onValueCommit`.',
  ],
}

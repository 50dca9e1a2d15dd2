import { Button } from '#design-system/button/button.tsx'
import { FavouriteToggle } from '#design-system/favourite-toggle/favourite-toggle.tsx'
import { Heart } from '#design-system/icon/lucide.ts'
import type { Guide } from '../component-page/guide.ts'

/** Guide to FavouriteToggle. */
export const guide: Guide = {
  use: [
    'Saves a recipe or a cookbook as a favourite, on its card and on its page.',
    'FavouriteLink for visitors: it leads to signing in.',
  ],
  avoid: [
    'For liking a comment, use a Button with the number.',
    'For ratings, use StarRating.',
    'For another setting that is on or off, use Checkbox as a switch.',
  ],
  anatomy: [
    ['Heart', 'an outline; filled when it is a favourite'],
    ['Disc', 'on a picture; a box or nothing on a page'],
    ['Spinner', 'while the change is pending'],
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Enter, Space', 'saves or removes the favourite'],
  ],
  comparison: {
    right: 'The heart saves a recipe or a cookbook.',
    good: <FavouriteToggle name="Miso ramen" variant="boxed" pressed />,
    wrong: 'A heart for something else: people look for it among their favourites.',
    bad: <Button icon={Heart}>Like this comment</Button>,
  },
  content: [
    'Pass only the name: the words around it come from the messages: “Favourite: Miso ramen”, „Favorit: Miso-Ramen“.',
    'The name stays the same in both states; the state is `aria-pressed`.',
  ],
  limits: [
    'It saves nothing: the caller does, and reports a failure with a toast.',
    'While pending it ignores presses but keeps the focus.',
  ],
}

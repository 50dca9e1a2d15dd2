import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Scale, Search } from '#design-system/icon/lucide.ts'
import type { Guide } from '../component-page/guide.ts'

/** Guide to IconButton. */
export const guide: Guide = {
  use: [
    'An action whose icon everybody knows: search, close, plus and minus.',
    '`bare` on the page, `boxed` beside buttons, `plate` on a picture, `stage` on the player.',
    'IconLink when it navigates.',
  ],
  avoid: [
    'When the icon needs an explanation, use Button with words.',
    'For several at once, use Menu.',
    'For favourites, use FavouriteToggle.',
    'To play a film in place of its picture, use PlayDisc.',
  ],
  anatomy: [
    ['Icon', 'or a spinner while pending'],
    ['Box or disc', 'by the variant; at least 40 px'],
    ['Over the icon', 'such as a badge with a number; hidden from screen readers'],
  ],
  keys: [
    ['Tab', 'focuses it, also while it is disabled'],
    ['Enter, Space', 'presses it'],
  ],
  comparison: {
    right: 'A magnifying glass is known.',
    good: <IconButton variant="boxed" label="Search" icon={Search} />,
    wrong: 'A scale for “Adjust the amounts”: nobody guesses it. Write the words.',
    bad: (
      <span className="flex items-center gap-3">
        <IconButton variant="boxed" label="Adjust the amounts" icon={Scale} />
        <Button icon={Scale}>Adjust the amounts</Button>
      </span>
    ),
  },
  content: [
    '`label` is the action, as on a button with words: “Search”, „Suchen“.',
    'A toggle keeps its label in both states and sets `aria-pressed`.',
    'Several of the same kind name their thing: “Remove Basil”, „Basilikum entfernen“.',
  ],
  limits: [
    'The label is not shown; wrap it in a Tooltip where people may want it.',
    'A badge in `children` is not read: put the number into `label`.',
    'Size s is 40 px high; use m where fingers press.',
  ],
}

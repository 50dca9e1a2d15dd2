import { Icon } from '#design-system/icon/icon.tsx'
import { Clock, Scale } from '#design-system/icon/lucide.ts'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Icon. */
export const guide: Guide = {
  use: [
    'A drawing beside words: a clock beside a time, a plus beside “Add”.',
    'Lucide’s outlines, our drawings of dish types, and filled brand marks.',
  ],
  avoid: [
    'For a button without words, use IconButton: it requires a name.',
    'For the action of a step, use EnamelPlate.',
    'For a rating, use StarSummary or StarRating.',
  ],
  anatomy: [['Drawing', 'on a grid of 24, in the colour of the text']],
  keys: [],
  comparison: {
    right: 'The words say it, the icon finds it.',
    good: (
      <span className="flex items-center gap-1.5">
        <Icon of={Clock} />
        10 min
      </span>
    ),
    wrong:
      'The icon alone: it is hidden from screen readers, and a scale may mean weight or amounts.',
    bad: <Icon of={Scale} size="l" />,
  },
  content: [
    'It has no words of its own. Text beside it, or the label of its button, gives its meaning.',
    'One icon has one meaning in the whole application.',
  ],
  limits: [
    'It is always decorative: it takes no `alt`.',
    'It has no colour of its own; brand marks are in one colour, too.',
    'Icons with a direction must be mirrored by the caller, with `rtl:-scale-x-100`.',
  ],
}

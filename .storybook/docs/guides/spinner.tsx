import { Progress } from '#design-system/progress/progress.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Spinner. */
export const guide: Guide = {
  use: ['A short wait of unknown length, beside words that say what is pending.'],
  avoid: [
    'In a button, use its `pending`.',
    'For content whose shape is known, use Skeleton.',
    'When it is known how much is done, use Progress or TaskProgress.',
  ],
  anatomy: [['Ring', 'as high as the text, in its colour']],
  keys: [],
  comparison: {
    right: 'Words say what is pending.',
    good: (
      <p className="flex items-center gap-2">
        <Spinner /> Saving your comment
      </p>
    ),
    wrong: 'A spinner beside a progress: two signs for one wait.',
    bad: (
      <div className="grid gap-2">
        <Spinner />
        <Progress label="Saving your comment" value={40} />
      </div>
    ),
  },
  content: [
    'The words beside it are a present participle without dots: “Saving your comment”, „Kommentar wird gespeichert“.',
  ],
  limits: [
    'It is hidden from screen readers: the words beside it, or `aria-busy`, must say the same.',
    'It turns under reduced motion, too: it is the only sign of progress.',
  ],
}

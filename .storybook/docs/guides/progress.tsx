import { Progress } from '#design-system/progress/progress.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Progress. */
export const guide: Guide = {
  use: [
    'How far a task is, as a line: a picture that is uploaded.',
    'Without `value`, that something is under way.',
  ],
  avoid: [
    'For a task of some minutes with a Stop button, use TaskProgress.',
    'For content that is loading, use Skeleton.',
    'In a button or a line of text, use Spinner.',
    'For a measured value, such as a share, use StripChart.',
  ],
  anatomy: [
    ['Track', 'full width, 6 px'],
    ['Bar', 'the part that is done'],
  ],
  keys: [],
  comparison: {
    right: 'Words beside it say what is under way.',
    good: (
      <div className="grid gap-2">
        <p className="text-label">Uploading your picture</p>
        <Progress label="Uploading your picture" value={40} />
      </div>
    ),
    wrong: 'A line alone.',
    bad: <Progress label="Uploading your picture" value={40} />,
  },
  content: ['The label says what is done: “Uploading your picture”, „Dein Bild wird hochgeladen“.'],
  limits: [
    'The label is not shown; print it nearby.',
    'It announces nothing when it is done.',
    'It shows no number.',
  ],
}

import { PlayDisc } from '#design-system/icon-button/play-disc.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to PlayDisc. */
export const guide: Guide = {
  use: ['Plays a film in place of its picture. It stands in the middle of the picture.'],
  avoid: [
    'When the film is on another page, use PlayLink.',
    'For “Cook along” on a card or page, use Button with `flame`.',
    'For the controls of a film that is shown, use SequencePlayer.',
  ],
  anatomy: [
    ['Disc', '76 px, white, with a shadow'],
    ['Triangle', 'or a spinner while the film is loading'],
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Enter, Space', 'plays'],
  ],
  comparison: {
    right: 'One disc on a large picture.',
    good: (
      <div className="grid h-40 place-items-center rounded-picture bg-stage">
        <PlayDisc label="Play the film" />
      </div>
    ),
    wrong: 'A row of discs. Use PlayLinks for a list of films.',
    bad: (
      <div className="flex flex-wrap gap-2 rounded-picture bg-stage p-3">
        <PlayDisc label="Play step 1" />
        <PlayDisc label="Play step 2" />
        <PlayDisc label="Play step 3" />
      </div>
    ),
  },
  content: ['The label says what plays: “Play the film”, „Film abspielen“.'],
  limits: [
    'It is no player: the caller shows the film and moves the focus.',
    'It has one size.',
    'While pending it says that it is busy, and presses still reach the caller.',
  ],
}

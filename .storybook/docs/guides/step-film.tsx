import { Image } from '#design-system/image/image.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to StepFilm. */
export const guide: Guide = {
  use: [
    'One step of a film. It plays once and holds its last frame, for a screen that has controls of its own.',
  ],
  avoid: [
    'For a film with controls, use SequencePlayer.',
    'For a preview on a card, pass `preview` to RecipeCard.',
    'For a picture that leads to its film, use PlayLink.',
  ],
  anatomy: [
    ['Picture', 'of the step, before it plays'],
    ['Film', '16:9; a press plays and pauses it'],
    ['Captions', 'and sounds in brackets'],
    ['Error', 'with a button that tries again'],
  ],
  keys: [['Enter, Space', 'presses “Try again”, its only control']],
  comparison: {
    right: 'The picture is a frame of its step: nothing jumps when it plays.',
    good: (
      <Image
        src="/story/film/chop-garlic.webp"
        alt=""
        width={640}
        height={360}
        className="rounded-picture"
      />
    ),
    wrong: 'The picture of the finished dish: the step is not to be seen.',
    bad: (
      <Image
        src="/story/spaghetti-pomodoro.webp"
        alt=""
        width={640}
        height={360}
        className="rounded-picture"
      />
    ),
  },
  content: [
    'It has no words of its own but the message of a failed film: “Missing Video”.',
    'Captions follow the rules of SequencePlayer.',
  ],
  limits: [
    'It has no controls: without buttons around it, keyboard users cannot play it.',
    'It shows one step; the caller changes `number`.',
    'It does not loop.',
  ],
}

import { Image } from '#design-system/image/image.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Image. */
export const guide: Guide = {
  use: [
    'Every picture of a dish, a book, a tool. It reserves its box, so that nothing jumps.',
    '`eager` for the one largest picture of a screen.',
  ],
  avoid: [
    'For people, use Avatar.',
    'For drawings in a line of text, use Icon.',
    'For names of things in the picture, use HotspotImage.',
    'For a picture that leads elsewhere, use TileLink, PlayLink or PictureButton.',
  ],
  anatomy: [
    ['Box', 'by `width` and `height`, in the colour of the picture'],
    ['Picture', 'fills the width of its container'],
    ['Fallback', 'plate and cutlery; after an error with a text'],
  ],
  keys: [],
  comparison: {
    right: 'The width and height of the file.',
    good: (
      <Image
        src="/story/shakshuka.webp"
        alt="Shakshuka in a pan"
        width={640}
        height={480}
        className="rounded-picture"
      />
    ),
    wrong: 'A width and height of another shape: the dish is squeezed.',
    bad: (
      <Image
        src="/story/shakshuka.webp"
        alt="Shakshuka in a pan"
        width={640}
        height={160}
        className="rounded-picture object-fill"
        style={{ aspectRatio: '4 / 1' }}
      />
    ),
  },
  content: [
    '`alt` says what there is to see, without “picture of”: “Shakshuka in a pan”, „Shakshuka in einer Pfanne“.',
    'It is empty where a title beside it says the same.',
    'No words within pictures: they cannot be translated.',
  ],
  limits: [
    'It makes no other sizes of a file: pass `srcSet` and `sizes`.',
    'It has no caption and no zoom.',
    'In the dark theme pictures are slightly dimmed.',
  ],
}

import { Image } from '#design-system/image/image.tsx'
import { PictureButton } from '#design-system/image/picture-button.tsx'
import type { Guide } from '../component-page/guide.ts'

const picture = <Image src="/story/tools.webp" alt="" width={800} height={500} />

/** Guide to PictureButton. */
export const guide: Guide = {
  use: ['A picture that opens something on this page, such as a dialog.'],
  avoid: [
    'When it leads to another page, use TileLink or PlayLink.',
    'For a choice among pictures, use RadioGroup.',
  ],
  anatomy: [['Picture', 'an Image with an empty `alt`']],
  keys: [
    ['Tab', 'focuses it'],
    ['Enter, Space', 'presses it'],
  ],
  comparison: {
    right: 'Words beside it say what a press does.',
    good: (
      <div>
        <PictureButton label="Buy tools">{picture}</PictureButton>
        <p className="mt-2 text-label">Press the picture to buy tools.</p>
      </div>
    ),
    wrong: 'A picture like any other: nobody knows that it can be pressed.',
    bad: <PictureButton label="Buy tools">{picture}</PictureButton>,
  },
  content: ['`label` is the action, not the picture: “Buy tools”, „Geräte kaufen“.'],
  limits: ['It does not look like a button; only its focus ring and what stands near it say so.'],
}

import { PictureCrop } from '#design-system/picture-crop/picture-crop.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}
const formatZoom = (percent: number) => `${percent}%`

/** Guide to PictureCrop. */
export const guide: Guide = {
  use: [
    'One picture that is cut to a portrait, to a square or to the ratio of its place, after it was chosen.',
  ],
  avoid: [
    'To choose files, use FileDrop.',
    'To show a picture, use Image.',
    'Where the cook decides about the ratio: it is given.',
  ],
  anatomy: [
    ['Frame', 'round, square, or a rectangle of any ratio; the picture moves within it'],
    ['Help', 'how to move it'],
    ['Zoom', 'a RangeSlider from 100 to 400 %'],
  ],
  keys: [
    ['Tab', 'focuses the frame, then the slider'],
    ['←, →, ↑, ↓', 'moves the picture by a twentieth of the frame; on the slider changes the zoom'],
    ['+, −', 'on the frame, zooms by a tenth'],
  ],
  comparison: {
    right: 'The help names both ways.',
    good: (
      <PictureCrop
        src="/story/shakshuka.webp"
        label="Your picture"
        help="Drag it, or move it with the arrow keys."
        zoomLabel="Zoom"
        formatZoom={formatZoom}
        onAreaChange={ignore}
      />
    ),
    wrong: 'Only the pointer: who uses keys does not know that they work.',
    bad: (
      <PictureCrop
        src="/story/shakshuka.webp"
        label="Your picture"
        help="Drag me!"
        zoomLabel="Zoom"
        formatZoom={formatZoom}
        onAreaChange={ignore}
      />
    ),
  },
  content: [
    'The label says whose: “Your picture”, „Dein Bild“.',
    'Format the zoom as the language does: “150%”, „150 %“.',
  ],
  limits: [
    'It returns an area in pixels of the file; it cuts nothing itself.',
    'It does not rotate, and two fingers do not zoom.',
    'The frame is at most 256 px wide, with a ratio 480 px.',
  ],
}

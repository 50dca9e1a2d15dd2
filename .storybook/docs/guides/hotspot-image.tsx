import { HOTSPOT_PICTURE, HOTSPOTS } from '#design-system/hotspot-image/hotspot-image.fixture.ts'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Three labels at nearly the same place. */
const CROWDED = HOTSPOTS.slice(0, 3).map(({ id, name }, index) => ({
  id,
  name,
  x: 0.4 + index * 0.03,
  y: 0.4 + index * 0.03,
  width: 0.1,
}))

/** Guide to HotspotImage. */
export const guide: Guide = {
  use: ['A picture of several things whose names matter: ingredients on a table, tools.'],
  avoid: [
    'For a picture with one subject, use Image with an `alt`.',
    'For amounts that must be read, print a list as well: labels cover the picture.',
  ],
  anatomy: [
    ['Picture', 'fills the width'],
    ['Labels', 'point down at their things; a short name on wide screens'],
    ['Button', 'shows and keeps the labels, for touch and keyboard'],
  ],
  keys: [
    ['Tab', 'focuses the button'],
    ['Space, Enter', 'shows the labels and keeps them; a second press hides them'],
  ],
  comparison: {
    right: 'Labels with room between them.',
    good: <HotspotImage picture={HOTSPOT_PICTURE} hotspots={HOTSPOTS.slice(0, 3)} defaultShown />,
    wrong: 'Labels on top of each other: split the picture, or label fewer things.',
    bad: <HotspotImage picture={HOTSPOT_PICTURE} hotspots={CROWDED} defaultShown />,
  },
  content: [
    '`name` is the whole name, `shortName` the beginning of it.',
    'Amounts are short: “400 g”.',
  ],
  limits: [
    'Labels are not placed by the component: two that are too close overlap.',
    'Labels cannot be pressed.',
    'Amounts are not shown on phones and on small pictures.',
    'Positions are physical and are not mirrored from right to left.',
  ],
}

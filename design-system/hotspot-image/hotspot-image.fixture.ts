import type { Hotspot } from '#design-system/hotspot-image/hotspot-image.tsx'

/** The ingredients on the picture of the stories. */
export const HOTSPOTS: readonly Hotspot[] = [
  { id: 1, name: 'Garlic', amount: '2', x: 0.6818, y: 0.0613, width: 0.2469 },
  { id: 2, name: 'Olive oil', amount: '2\u00a0tbsp', x: 0.4164, y: 0.58, width: 0.2469 },
  {
    id: 3,
    name: 'Tinned tomatoes',
    shortName: 'Tinned to...',
    amount: '400\u00a0g',
    x: 0.7239,
    y: 0.5672,
    width: 0.2469,
  },
  { id: 4, name: 'Basil', amount: '16', x: 0.0838, y: 0.5692, width: 0.2469 },
  { id: 5, name: 'Salt', x: 0.3635, y: 0.1082, width: 0.1926 },
  { id: 6, name: 'Spaghetti', amount: '200\u00a0g', x: 0.0156, y: 0.027, width: 0.3012 },
]

/** The picture that shows them. */
export const HOTSPOT_PICTURE = {
  src: '/story/ingredients.webp',
  alt: 'The ingredients on a table',
  width: 960,
  height: 600,
}

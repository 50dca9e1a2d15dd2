import { strokes } from '#design-system/icon/drawing.tsx'

/** Plate and cutlery, for main dishes and missing pictures. */
export const MainDish = /* @__PURE__ */ strokes(
  'M2.8 4v4.1a1.9 1.9 0 0 0 3.8 0V4M4.7 4v16M16.2 11a4.3 4.3 0 1 1-1.7-2.5M20.7 20V4c-1.7 1.1-2.5 3.7-2.5 7 0 1.3.8 2.1 2.5 2.1',
)

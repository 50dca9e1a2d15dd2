import { strokes } from '#design-system/icon/drawing.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { MainDish } from '#design-system/icon/main-dish.ts'

/**
 * Our own drawings of the dish types by name, for `<Icon of={DISH_TYPE_ICONS.Soup} />`: every
 * contour is left open once, as if drawn in one go. The names are those of the wire (ENT-21).
 */
export const DISH_TYPE_ICONS = {
  AlcoholicDrink: strokes(
    'M7 3h10l.4 4.3a5.4 5.4 0 0 1-10.7.8L7 5.4M12 12.8V21M8.4 21h7.2M6.9 7.6c1.7-.9 3.4-.9 5.1 0s3.5.9 5.2 0',
  ),
  All: strokes('M20.7 9.3A9.1 9.1 0 1 1 16.6 4.2M16.9 12.3a4.9 4.9 0 1 1-2.6-4.6'),
  Appetizer: strokes(
    'M20.5 3.5l-3.3 3.3M12.4 11.6l-1.2 1.2M6.4 17.6 3.5 20.5M17.9 10a3.3 3.3 0 1 1-1.5-3.7M11.9 16.1a3.3 3.3 0 1 1-1.3-3.6M15.5 8.5h.01',
  ),
  Bake: strokes(
    'M6 13l1.4 6.2A2 2 0 0 0 9.4 20.8h5.2a2 2 0 0 0 2-1.6L18 13M4.8 13h14.4c1.5-1.8.6-4.3-1.6-4.8C17.3 5.1 15 3.2 12 3.2c-2.9 0-5 1.6-5.6 4.3-1.7.4-2.8 1.7-2.6 3.3M10 16.3l.4 1.8M14 16.3l-.4 1.8',
  ),
  Bread: strokes(
    'M5.3 12.3C3.7 11.5 3 10.3 3 9c0-2.5 2.7-4.6 6-4.6h6c3.3 0 6 2.1 6 4.6 0 1.3-.7 2.5-2.3 3.3v5.3a2 2 0 0 1-2 2H7.3a2 2 0 0 1-2-2v-2M9.3 8.2l1.5 2.4M13.3 8.2l1.5 2.4',
  ),
  Breakfast: strokes(
    'M19.3 8.6c2 2.3 1.8 5.2-.6 6.7-1.7 1-2 1.5-2.7 3.2-.9 2.2-4 2.9-6.3 1.5-1.5-.9-2.6-1-4.1-1.8-2.6-1.3-3.5-4-2.2-6.4.7-1.3.7-2.2 1-3.6.6-2.9 3.6-4.7 6.5-3.9 1.4.4 2.3.2 3.7.1 1.3-.1 2.3.6 2.9 1.7M14.9 11.3a3.5 3.5 0 1 1-2-2.2',
  ),
  Cake: strokes(
    'M3.2 12.4 16.8 5.6c2.5.7 4 2.6 4.2 5V19H3.2v-2.8M3.2 12.4H21M3.2 15.9c1.5 1 2.9 1 4.4 0s3-1 4.5 0 3 1 4.5 0 2.9-1 4.4 0M12.3 4.6a1.4 1.4 0 1 1-.7-1.2',
  ),
  Dessert: strokes(
    'M4.8 11.6h14.4l-2 4.2a3 3 0 0 1-2.7 1.7H9.5a3 3 0 0 1-2.7-1.7l-.7-1.5M12 17.5V21M8.5 21h7M6.7 11.6a5.3 5.3 0 0 1 10.6 0M13.3 4.9a1.4 1.4 0 1 1-.8-1.3c.5-.8 1.2-1.2 2.2-1.2',
  ),
  Drink: strokes(
    'M6 8.2h12l-1.3 10.9a2.1 2.1 0 0 1-2.1 1.9H9.4a2.1 2.1 0 0 1-2.1-1.9l-.8-7M12.3 8.2l1.3-5.1 3-.7M6.9 13.6c1.7-1 3.4-1 5.1 0s3.4 1 5.1 0',
  ),
  MainDish,
  Pasta: strokes(
    'M9 2.8v3a3 3 0 0 0 6 0v-3M12 2.8v6.1M5.3 12.6c0-2 3-3.4 6.7-3.4s6.7 1.4 6.7 3.4-3 3.3-6.7 3.3-6.1.9-6.1 2.2 2.7 2.3 6.1 2.3 5.3-.7 6.2-1.7M8.6 12.9c.6-.7 1.9-1.1 3.4-1.1',
  ),
  Salad: strokes(
    'M3 12h18a9.2 9.2 0 0 1-5.9 8.6H9A9.2 9.2 0 0 1 3.5 15M6.3 12c-.5-3 1.1-5.5 4.2-5.9.5 2.2.2 4.2-1.2 5.9M12.4 12c-.1-3.8 2.1-6.7 5.9-7.5.9 2.9.4 5.6-1.6 7.5M14.8 9.7l1.5-2.2',
  ),
  Smoothie: strokes(
    'M6.4 9.6l1 9.5A2.1 2.1 0 0 0 9.5 21h5a2.1 2.1 0 0 0 2.1-1.9l.8-7M4.8 9.6h14.4M7 9.6a5 5 0 0 1 10 0M12.2 4.6l1.1-2.8M7.1 14.6c1.6 1 3.3 1 4.9 0s3.3-1 4.9 0',
  ),
  Soup: strokes(
    'M3 11.6h18a9.2 9.2 0 0 1-5.5 8.4h-7A9.2 9.2 0 0 1 3.5 14.6M8.3 8.6c-1.1-1.3 1.1-2.5 0-3.9M12 8.6c-1.2-1.5 1.2-3.1 0-4.9M15.7 8.6c-1.1-1.3 1.1-2.5 0-3.9',
  ),
} satisfies Record<string, IconDrawing>

/** Name of a dish type that has a drawing; `All` is the choice of every type. */
export type DishTypeIconName = keyof typeof DISH_TYPE_ICONS

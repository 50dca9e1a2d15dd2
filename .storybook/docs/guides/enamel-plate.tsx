import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to EnamelPlate. */
export const guide: Guide = {
  use: [
    'A step or a timer that has no picture of its own.',
    '`icon` in place of an action, such as the arrow of Undo.',
  ],
  avoid: [
    'Where there is a picture, use Image.',
    'For an icon in a line of text or on a button, use Icon.',
    'For an empty list, use EmptyState: it has a plate of its own.',
  ],
  anatomy: [
    ['Plate', 'white enamel with a double rim'],
    ['Drawing', 'the action: wash, chop, fry, bake …'],
  ],
  keys: [],
  comparison: {
    right: 'The plate stands beside the words of the step.',
    good: (
      <div
        data-theme="dark"
        className="flex items-center gap-4 bg-stage p-4 text-ink [--plate:5rem]"
      >
        <EnamelPlate action="fry" />
        Fry the onion for 5 minutes.
      </div>
    ),
    wrong: 'The plate in place of words: it is hidden from screen readers, and frying what?',
    bad: (
      <div
        data-theme="dark"
        className="flex items-center gap-4 bg-stage p-4 text-ink [--plate:5rem]"
      >
        <EnamelPlate action="fry" />5 minutes
      </div>
    ),
  },
  content: ['It has no words. The text beside it says what is drawn.'],
  limits: [
    'There are drawings of 18 actions; for others it shows plate and cutlery.',
    'It is made for the dark stage of cook mode and the player.',
  ],
}

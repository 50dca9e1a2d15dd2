import { IngredientPicker } from '#design-system/ingredient-picker/ingredient-picker.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}
const CHOSEN = [
  { id: 1, name: 'Tomato' },
  { id: 2, name: 'Basil' },
  { id: 3, name: 'Chickpeas' },
]

/** Guide to IngredientPicker. */
export const guide: Guide = {
  use: [
    'Several ingredients out of hundreds, found by typing.',
    'Only known ingredients can be added.',
  ],
  avoid: [
    'For free text with suggestions, use Autocomplete.',
    'For a few values, use Facet or CategoryFilter.',
    'For one value, use Select.',
  ],
  anatomy: [
    ['Label', 'visible, and part of the button’s name'],
    ['Button', 'shows what is chosen and opens the panel'],
    ['Field', 'with suggestions below and a button that adds'],
    ['Chosen items', 'each with a button that removes it'],
    ['Note', 'nothing found, or already in the list'],
  ],
  keys: [
    ['Tab', 'field, “Add”, then each “Remove”'],
    ['↓, ↑', 'highlights a suggestion'],
    ['Enter', 'adds the highlighted one, or the one of exactly this name'],
    ['Alt + ↑, Alt + ↓', 'closes and opens the list'],
    ['Home, End, ←, →', 'moves the caret'],
    ['Delete, Enter, Space', 'on “Remove”: removes, and focuses the next'],
    ['Escape', 'closes the list, clears the field, closes the panel, then a dialog around it'],
  ],
  comparison: {
    right: 'The closed button names what is chosen.',
    good: (
      <IngredientPicker
        label="With these ingredients"
        defaultValue={CHOSEN}
        suggestions={[]}
        onSearch={ignore}
      />
    ),
    wrong: 'A number alone: which three?',
    bad: (
      <IngredientPicker
        label="With these ingredients"
        defaultValue={CHOSEN}
        summary="3 chosen"
        suggestions={[]}
        onSearch={ignore}
      />
    ),
  },
  content: [
    'The label begins a sentence that the ingredients end: “With these ingredients”, „Mit diesen Zutaten“.',
    'Names are in the reader’s language, in the singular where one says so.',
  ],
  limits: [
    'It fetches nothing: pass suggestions for the text of `onSearch`.',
    'Chosen items scroll above 150 px, suggestions above 200 px.',
    'A text has at most 200 characters.',
    'The order of the chosen items cannot be changed.',
  ],
}

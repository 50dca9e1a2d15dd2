import { Autocomplete } from '#design-system/autocomplete/autocomplete.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Autocomplete. */
export const guide: Guide = {
  use: [
    'One line of free text, with suggestions that save typing: a search, an item of a shopping list.',
    'Every text is valid, also one that is not suggested.',
  ],
  avoid: [
    'For a value that must come from a list, use Select or ChoiceMenu.',
    'For several ingredients with pictures, use IngredientPicker.',
    'Without suggestions, use TextField.',
  ],
  anatomy: [
    ['Label', 'what to type; `labelHidden` keeps it for screen readers'],
    ['Field', 'a native text field, with an icon at its start if you like'],
    ['Suggestions', 'a list below or above the field; the typed part of each is underlined'],
    ['Note', 'that suggestions are loading, or that there are none'],
    ['Beside', 'what the text means, between the field and the list'],
  ],
  keys: [
    ['↓, ↑', 'highlights the next or previous suggestion, and wraps around'],
    ['Enter', 'picks the highlighted suggestion; with none highlighted, submits the text as typed'],
    ['Escape', 'closes the list, then clears the field, then closes a dialog around it'],
    ['Alt + ↑', 'closes the list'],
    ['Alt + ↓', 'opens the list'],
    ['Home, End', 'moves the caret'],
    ['Tab', 'leaves the field and picks nothing'],
  ],
  comparison: {
    right: 'A visible label: it stays while you type.',
    good: <Autocomplete label="Something else to buy" suggestions={['Flour', 'Sea salt']} />,
    wrong: 'A placeholder in place of the label: it is gone with the first letter.',
    bad: (
      <Autocomplete
        label="Something else to buy"
        labelHidden
        placeholder="Something else to buy"
        suggestions={['Flour', 'Sea salt']}
      />
    ),
  },
  content: [
    'The label names what to type: “Something else to buy”, „Was noch fehlt“.',
    'Suggestions are written as they will stand in the field, with the same capitals.',
    'Put the likeliest suggestion first.',
  ],
  limits: [
    'Suggestions are plain, unique texts: no pictures, no groups.',
    'It fetches nothing and does not filter; pass suggestions for the current text.',
    'The list is at most 200 px high and scrolls.',
  ],
}

import { counting } from '#design-system/messages/counted.ts'

const counted = counting('en')

/** Texts of sliders and the ingredient picker, loaded with the screens that filter, in English. */
export const range = {
  /** A value as an upper limit: "up to 45 min". */
  upTo: (value: string) => `up to ${value}`,
  /** Names of − and + beside a slider. */
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
}

/** Texts of the ingredient picker. */
export const picker = {
  /** Label of the button while nothing is chosen; "add ingredient" of the source. */
  empty: 'Add ingredient',
  /** Name of the button: its label and all chosen items. */
  button: (label: string, chosen: string) => `${label}: ${chosen}`,
  /** Name of the text field. */
  find: 'Find an ingredient',
  /** Name of the button that adds the typed text. */
  add: 'Add',
  suggestions: 'Suggestions',
  /** Name of the list of chosen items. */
  chosen: (label: string, count: number) => `${label} (${count})`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string, count: number) =>
    `${name} added, ${counted(count, 'ingredient', 'ingredients')}`,
  removed: (name: string, count: number) => `${name} removed, ${count === 0 ? 'none' : count} left`,
  found: (count: number) => counted(count, 'suggestion', 'suggestions'),
  none: 'No ingredient found',
  duplicate: (name: string) => `${name} is already in the list`,
  choose: 'Choose one of the suggestions',
}

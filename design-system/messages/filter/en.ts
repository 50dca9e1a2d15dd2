import { counting } from '#design-system/messages/counted.ts'

const counted = counting('en')

/** Words of sliders, fetched with the screens that filter, in English. */
export const range = {
  /** A value as an upper limit: "up to 45 min". */
  upTo: (value: string) => `up to ${value}`,
  /** Names of − and + beside a slider. */
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
}

/** Words of choosing ingredients. */
export const picker = {
  /** Words of the button while nothing is chosen; "add ingredient" of the source (RCL-23). */
  empty: 'Add ingredient',
  /** Name of the button: what it is for, and everything that is chosen. */
  button: (label: string, chosen: string) => `${label}: ${chosen}`,
  /** Name of the field that is typed into. */
  find: 'Find an ingredient',
  /** Name of the button that adds what is typed. */
  add: 'Add',
  suggestions: 'Suggestions',
  /** Name of the list of what is chosen. */
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

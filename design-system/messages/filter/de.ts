import { counting } from '#design-system/messages/counted.ts'
import type { Messages } from '#design-system/messages/en.ts'

const counted = counting('de')

/** Texts of sliders and the ingredient picker, loaded with the screens that filter, in German. */
export const range = {
  upTo: (value: string) => `bis ${value}`,
  less: (label: string) => `Weniger: ${label}`,
  more: (label: string) => `Mehr: ${label}`,
} satisfies Messages['range']

/** Texts of the ingredient picker. */
export const picker = {
  empty: 'Zutat hinzufügen',
  button: (label: string, chosen: string) => `${label}: ${chosen}`,
  find: 'Zutat suchen',
  add: 'Hinzufügen',
  suggestions: 'Vorschläge',
  chosen: (label: string, count: number) => `${label} (${count})`,
  remove: (name: string) => `${name} entfernen`,
  added: (name: string, count: number) =>
    `${name} hinzugefügt, ${counted(count, 'Zutat', 'Zutaten')}`,
  removed: (name: string, count: number) =>
    `${name} entfernt, ${count === 0 ? 'keine Zutat mehr' : `noch ${counted(count, 'Zutat', 'Zutaten')}`}`,
  found: (count: number) => counted(count, 'Vorschlag', 'Vorschläge'),
  none: 'Keine Zutat gefunden',
  duplicate: (name: string) => `${name} ist schon in der Liste`,
  choose: 'Wähle einen der Vorschläge',
} satisfies Messages['picker']

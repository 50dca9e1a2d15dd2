import type { Language } from '#contract/languages.ts'
import type { Slot } from '#contract/week/week.ts'

/** What the calendar says beside the names of dishes. */
export interface CalendarWords {
  /** Name of the calendar. */
  name: string
  slots: Record<Slot, string>
  /** "for 4" */
  people: (count: number) => string
  /** "IO cooks" */
  cooks: (initials: string) => string
  /** With the clock times at which cooking begins and people sit down. */
  hours: (begin: string, table: string) => string
  table: (table: string) => string
  /** "Lasagne again" */
  again: (name: string) => string
}

/** {@link CalendarWords} in each language. */
export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  en: {
    name: 'Simmer: the week',
    slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
    people: (count) => `for ${count}`,
    cooks: (initials) => `${initials} cooks`,
    hours: (begin, table) => `Begin ${begin}, on the table at ${table}`,
    table: (table) => `On the table at ${table}`,
    again: (name) => `${name} again`,
  },
  de: {
    name: 'Simmer: die Woche',
    slots: { breakfast: 'Frühstück', lunch: 'Mittag', dinner: 'Abend' },
    people: (count) => `für ${count}`,
    cooks: (initials) => `${initials} kocht`,
    hours: (begin, table) => `Beginn ${begin}, auf dem Tisch um ${table}`,
    table: (table) => `Auf dem Tisch um ${table}`,
    again: (name) => `noch einmal ${name}`,
  },
}

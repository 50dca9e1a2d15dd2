import { counting } from '#design-system/messages/counted.ts'
import type { Messages } from '#design-system/messages/en.ts'

const counted = counting('de')

/** Texts of long tasks and of comparing versions, loaded with the screens that have them, in German. */
export const task: Messages['task'] = {
  left: {
    seconds: 'noch weniger als eine Minute',
    minutes: (minutes) => `noch etwa ${counted(minutes, 'Minute', 'Minuten')}`,
    hours: (hours) => `noch etwa ${counted(hours, 'Stunde', 'Stunden')}`,
  },
  done: (value, max) => `${value} von ${max}`,
  removed: 'entfernt:',
  added: 'neu:',
  before: 'Vorher',
  after: 'Jetzt',
  nothing: 'Nichts',
}

import { counting } from '#design-system/messages/counted.ts'

const counted = counting('en')

/** Texts of long tasks and of comparing versions, loaded with the screens that have them, in English. */
export const task = {
  /** Time until a task ends, rounded up. */
  left: {
    seconds: 'less than a minute left',
    minutes: (minutes: number) => `about ${counted(minutes, 'minute', 'minutes')} left`,
    hours: (hours: number) => `about ${counted(hours, 'hour', 'hours')} left`,
  },
  /** Both are already formatted: "29 of 37". */
  done: (value: string, max: string) => `${value} of ${max}`,
  /** Spoken before a changed passage. */
  removed: 'removed:',
  added: 'new:',
  /** Headings of the two versions. */
  before: 'Before',
  after: 'Now',
  /** A version without this text. */
  nothing: 'Nothing',
}

import { TimeInWords } from '#design-system/time-in-words/time-in-words.tsx'
import type { Guide } from '../component-page/guide.ts'

const DATE = new Date(2026, 10, 24, 18, 40)
const NOW = new Date(2026, 10, 25, 18, 40)

/** Guide to TimeInWords. */
export const guide: Guide = {
  use: ['A moment in the past, as people say it: “5 minutes ago”, “yesterday, 18:40”.'],
  avoid: [
    'For a moment ahead, print date and time.',
    'For a duration, print it: “45 min”.',
    'For a countdown, use the timers of cook mode.',
  ],
  anatomy: [['Words', 'a native `<time>` with the moment for machines']],
  keys: [],
  comparison: {
    right: 'As people say it.',
    good: (
      <p>
        Saved <TimeInWords date={DATE} now={NOW} />
      </p>
    ),
    wrong: 'As machines write it.',
    bad: <p>Saved 2026-11-24T18:40:00+01:00</p>,
  },
  content: [
    'The words before it leave room for each form: “Saved yesterday, 18:40”, „Gespeichert: gestern, 18:40“.',
  ],
  limits: [
    'It follows the clock and the time zone of the device.',
    'Render it after hydration only: a server has a clock and a time zone of its own.',
    'It is renewed once a minute.',
    'A moment ahead is “now”.',
  ],
}

import { useEffect, useState, type ComponentProps } from 'react'
import { useLanguage } from '#design-system/provider/context.ts'
import { writeTimeInWords } from '#design-system/time-in-words/time-in-words.logic.ts'

/** Milliseconds after which the words may be out of date. */
const RENEWAL = 60_000

/** Props of {@link TimeInWords}; other props go to the `<time>`. */
export interface TimeInWordsProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The moment. */
  date: Date
  /** The present, for stories and tests. @default the clock, read once a minute */
  now?: Date
}

/**
 * A moment as people say it: "5 minutes ago", "yesterday, 18:40". It follows the time zone and the
 * clock of where it is rendered, so a page that a server renders has to show it after hydration only.
 */
export function TimeInWords({ date, now, ...props }: TimeInWordsProps) {
  const language = useLanguage()
  const [clock, setClock] = useState(() => new Date())
  useEffect(() => {
    if (now !== undefined) return undefined
    const timer = setInterval(() => setClock(new Date()), RENEWAL)
    return () => clearInterval(timer)
  }, [now])
  return (
    <time data-slot="time-in-words" dateTime={date.toISOString()} {...props}>
      {writeTimeInWords(date, now ?? clock, language)}
    </time>
  )
}

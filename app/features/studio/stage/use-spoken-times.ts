import { useMemo } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pictureOf } from './film-clock.ts'

/** Times as they are spoken. */
export interface SpokenTimes {
  /** "5 minutes 6". */
  short: (seconds: number) => string
  /** "5 minutes 6 seconds, picture 14". */
  exact: (seconds: number, rate: number) => string
}

/** Writes times for screen readers. */
export function useSpokenTimes(): SpokenTimes {
  const { t } = useWords()
  return useMemo(() => {
    const partsOf = (at: number) => {
      const whole = Math.floor(at + 0.0005)
      return [Math.floor(whole / 60), whole % 60] as const
    }
    const minutesOf = (count: number) => t('studio.stage.spoken.minutes', { count })
    const secondsOf = (count: number) => t('studio.stage.spoken.seconds', { count })
    return {
      short: (at) => {
        const [minutes, seconds] = partsOf(at)
        if (minutes === 0) return secondsOf(seconds)
        return seconds === 0 ? minutesOf(minutes) : `${minutesOf(minutes)} ${seconds}`
      },
      exact: (at, rate) => {
        const [minutes, seconds] = partsOf(at)
        const time =
          minutes === 0 ? secondsOf(seconds) : `${minutesOf(minutes)} ${secondsOf(seconds)}`
        return t('studio.stage.beginning.place', { time, picture: pictureOf(at, rate) })
      },
    }
  }, [t])
}

import { useState } from 'react'
import { announce } from '#design-system/lib/announce.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekCalendarBody } from '#contract/week/calendar.ts'
import { weekKeys } from '../week-keys.ts'

/**
 * The member's calendar address, and functions that change it.
 *
 * @param onPath called with the path of a new address, which no other response has; null once there is none
 */
export function useCalendar(onPath: (path: string | null) => void) {
  const { t, langId: LangId } = useWords()
  const key = weekKeys.calendar()
  const { data, error, retry } = useKey(key)
  const { write } = useCacheEditor()
  const failureToast = useFailureToast()
  const [isPending, setPending] = useState(false)
  /** @returns whether the server has done it */
  const after = async (work: () => Promise<void>): Promise<boolean> => {
    setPending(true)
    try {
      await work()
      return true
    } catch (failure) {
      failureToast({ error: failure, title: t('week.calendar.notChanged') })
      return false
    } finally {
      setPending(false)
    }
  }
  return {
    /** Null while there is none. */
    calendar: data?.Calendar,
    error,
    retry,
    isPending,
    set: (fields: WeekCalendarBody) =>
      after(async () => {
        const { timeZone: Zone } = Intl.DateTimeFormat().resolvedOptions()
        const answer = await sendJson('POST /week/calendar', {
          params: { LangId },
          fields: { Zone, ...fields },
        })
        await write(key, { Calendar: answer.Calendar })
        if (answer.Path !== null) onPath(answer.Path)
      }),
    end: () =>
      after(async () => {
        await write(key, await send('DELETE /week/calendar', {}))
        onPath(null)
        announce(t('week.calendar.turnedOff'))
      }),
  }
}

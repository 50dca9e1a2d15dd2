import { useEffect, useSyncExternalStore } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { deviceDinners } from './device/device-dinners.ts'
import { followDinner } from './device/follow-dinner.ts'

const NOTHING = () => undefined
const NONE = () => ''

/** Keeps dinners in which something waits to be sent the same here and in the household, until nothing does. */
export function SendDinners() {
  const { langId } = useWords()
  const waiting = useSyncExternalStore(deviceDinners.subscribe, deviceDinners.waiting, NONE)
  useEffect(() => {
    const ending = new AbortController()
    for (const key of waiting.split(' ').filter(Boolean))
      followDinner({ dinners: deviceDinners, key, langId, onFailure: NOTHING }, ending.signal)
    return () => ending.abort()
  }, [waiting, langId])
  return null
}

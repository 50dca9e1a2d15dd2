import { useEffect } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { sendWaitingMeals } from './send-meal.ts'
import { useLogCache } from './use-log-cache.ts'
import { useWaitingMeals } from './waiting.ts'

/** Milliseconds between attempts: the connection can be back without an event. */
const AGAIN_MS = 20_000

/** Sends meals that wait on this device as soon as there is a connection. */
export function useSendMeals(): void {
  const { t } = useWords()
  const { member } = useMember()
  const { add } = useLogCache()
  const name = member?.username
  const isWaiting = useWaitingMeals(name).length > 0
  useEffect(() => {
    if (!isWaiting || name === undefined) return undefined
    const attempt = async () => {
      const { sent, refused } = await sendWaitingMeals(name)
      sent.forEach(add)
      if (refused > 0) toast({ tone: 'error', title: t('cooked.failed.sent') })
    }
    const start = () => void attempt()
    start()
    const timer = setInterval(start, AGAIN_MS)
    addEventListener('online', start)
    return () => {
      clearInterval(timer)
      removeEventListener('online', start)
    }
  }, [isWaiting, name, add, t])
}

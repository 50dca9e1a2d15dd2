import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { useAttempts } from '#app/lib/use-attempts.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { sendWaitingMeals } from './send-meal.ts'
import { useLogCache } from './use-log-cache.ts'
import { waitingMeals } from './waiting.ts'

/** Sends meals that wait on this device as soon as there is a connection. */
export function useSendMeals(): void {
  const { t } = useWords()
  const { member } = useMember()
  const { add } = useLogCache()
  const name = member?.username
  const isWaiting = waitingMeals.use(name).length > 0
  useAttempts(isWaiting, async () => {
    if (name === undefined) return
    const { sent, refused } = await sendWaitingMeals(name)
    sent.forEach(add)
    if (refused > 0) toast({ tone: 'error', title: t('cooked.failed.sent') })
  })
}

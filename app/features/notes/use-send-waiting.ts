import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { useAttempts } from '#app/lib/use-attempts.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { sendWaiting } from './send-waiting.ts'
import { waitingNotes } from './waiting.ts'

/** Sends notes that wait on this device as soon as there is a connection. */
export function useSendWaiting(): void {
  const { t } = useWords()
  const { member } = useMember()
  const { refresh } = useCacheEditor()
  const name = member?.username
  const isWaiting = waitingNotes.use(name).length > 0
  useAttempts(isWaiting, async () => {
    if (name === undefined) return
    const { sent, refused } = await sendWaiting(name)
    if (sent.length > 0) refresh(keysOf(['/recipe/:id/note', '/recipe/:id/note/count']))
    if (refused.length > 0) toast({ tone: 'error', title: t('notes.failed.sent') })
  })
}

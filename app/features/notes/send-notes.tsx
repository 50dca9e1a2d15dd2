import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { createSender } from '#app/lib/sender.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { sendNote } from './send-note.ts'
import { keepDraft, waitingNotes } from './waiting.ts'

const useSender = createSender(waitingNotes, { send: sendNote, restore: keepDraft })

/** Sends notes that wait on this device as soon as there is a connection, on every page with a header. */
export function SendNotes() {
  const { t } = useWords()
  const { member } = useMember()
  const { refresh } = useCacheEditor()
  useSender(member?.username, ({ sent, refused }) => {
    if (sent.length > 0) refresh(keysOf(['/recipe/:id/note', '/recipe/:id/note/count']))
    if (refused > 0) toast({ tone: 'error', title: t('notes.failed.sent') })
  })
  return null
}

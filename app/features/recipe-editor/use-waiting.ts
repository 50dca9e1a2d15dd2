import { useEffect, useState } from 'react'
import { useMember } from '#app/features/account/index.ts'
import type { WaitingRecipe } from '#app/features/own-recipes/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { oneAtATime } from '#app/lib/one-at-a-time.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { textIn } from './document/texts.ts'
import { editorPath } from './editor-path.ts'

const isOwnList = keysOf(['/my/recipes'])

/** Recipes that wait on this device. They are sent first, now and when the connection is back. */
export function useWaiting(): readonly WaitingRecipe[] {
  const { language } = useWords()
  const { refresh } = useCacheEditor()
  const { member } = useMember()
  const name = member?.username
  const [waiting, setWaiting] = useState<readonly WaitingRecipe[]>([])
  useEffect(() => {
    if (name === undefined) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const send = async () => {
      const { sendWaitingDrafts, waitingElsewhere } = await import('./store/open-draft.ts')
      const show = async () => {
        const kept = await waitingElsewhere(name)
        if (signal.aborted) return kept.length
        setWaiting(
          kept.map((draft) => ({
            id: draft.id,
            name: textIn(draft.draft.Name, language).words,
            path: editorPath(draft),
            changed: draft.changed,
          })),
        )
        return kept.length
      }
      const before = await show()
      if (before === 0) return
      await sendWaitingDrafts(name)
      if ((await show()) < before) refresh(isOwnList)
    }
    const again = oneAtATime(() => send().catch(reportFailure), signal)
    again()
    addEventListener('online', again, { signal })
    return () => ending.abort()
  }, [name, language, refresh])
  return waiting
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dismissToast, toast } from '#design-system/toast/toast-store.ts'
import { LOG_PATH, useLogCache } from '#app/features/cooking-log/index.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { COOKED_UNDO_S } from '#contract/cooking-log/limits.ts'

/** Deletes an entry and goes back to the log, where that can be taken back for a while. */
export function useDeleteEntry({ Id, RecipeId, RecipeName }: CookingLogEntry) {
  const { t, langId } = useWords()
  const navigate = useNavigate()
  const cache = useLogCache()
  const textOf = useFailureText()
  const [isPending, setPending] = useState(false)
  const fail = (title: string, error: unknown) => {
    reportFailure(error)
    toast({ tone: 'error', title, description: textOf(error) })
  }
  const undo = async () => {
    try {
      await send('PATCH /cooked/:id/restore', { params: { id: Id, LangId: langId } })
      cache.restore(RecipeId)
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 404
      fail(t(isLate ? 'cookingLog.entry.failedUndo' : 'cookingLog.failed.save'), error)
    }
  }
  const remove = async () => {
    setPending(true)
    try {
      await send('DELETE /cooked/:id', { params: { id: Id } })
      cache.remove(Id, RecipeId)
      await navigate(LOG_PATH, { replace: true })
      const action = { label: t('cookingLog.entry.undo'), onClick: () => void undo() }
      const shown = toast({ title: t('cookingLog.entry.deleted'), description: RecipeName, action })
      setTimeout(() => dismissToast(shown), COOKED_UNDO_S * 1000)
    } catch (error) {
      setPending(false)
      fail(t('cookingLog.entry.failedDelete'), error)
    }
  }
  return { remove: () => void remove(), isPending }
}

import { useEffect } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { idle } from '#app/lib/lazy/when-idle.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/**
 * Makes the app open without a connection, and offers new versions of it. Used once, around all screens
 * of a member.
 */
export function useOffline(): void {
  const { t } = useWords()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const start = async () => {
      // The calls of the page have priority.
      await idle()
      const { startWorker } = await import('./register-worker.ts')
      await startWorker((take) =>
        toast({ title: t('member.update'), action: { label: t('member.reload'), onClick: take } }),
      )
    }
    start().catch(reportFailure)
    // The words of the language at the start are sufficient.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- started once
  }, [])
}

import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeDone}. */
export interface ModeDoneProps {
  /** Number of rows in the trolley. */
  count: number
  onFinish: () => void
}

/** Everything is in the trolley: shopping can be finished. */
export function ModeDone({ count, onFinish }: ModeDoneProps) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('shopping.everythingThere')}
      headingLevel="h3"
      art="tick"
      action={
        count > 0 && (
          <>
            <Button variant="primary" size="xl" full onClick={onFinish}>
              {t('shopping.finish')}
            </Button>
            <p className="mt-3 text-caption text-balance text-ink-soft">
              {t('shopping.finishText', { count })}
            </p>
          </>
        )
      }
    >
      {count > 0 && t('shopping.itemCount', { count })}
    </EmptyState>
  )
}

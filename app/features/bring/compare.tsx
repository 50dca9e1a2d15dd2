import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { ImportItem } from '#contract/own/import.ts'
import { bringKeys } from './bring-keys.ts'
import { differences } from './differences.ts'

/** Props of {@link Compare}. */
export interface CompareProps {
  /** Id of the import that `item` belongs to. */
  importId: Id
  item: ImportItem
  /** Id of the member's recipe that is similar to `item`. */
  like: Id
  onClose: () => void
}

/** A dialog with the differences between the member's recipe and the imported one. */
export function Compare({ importId, item, like, onClose }: CompareProps) {
  const words = useWords()
  const { t } = words
  const mine = useKey(bringKeys.mine(like))
  const theirs = useKey(bringKeys.item(importId, item.Id))
  const hasFailed = mine.error !== undefined || theirs.error !== undefined
  const changes = mine.data && theirs.data && differences(mine.data.Draft, theirs.data.Draft, words)
  return (
    <Dialog open onOpenChange={onClose} title={t('bring.compare.title')} size="l">
      {hasFailed && (
        <LoadFailed
          title={t('bring.loadFailed')}
          text={t('bring.nothingLost')}
          onRetry={() => Promise.all([mine.retry(), theirs.retry()])}
        />
      )}
      {!changes && !hasFailed && (
        <SkeletonRegion>
          <Skeleton className="h-40" />
        </SkeletonRegion>
      )}
      {changes?.length === 0 && <p>{t('bring.compare.same')}</p>}
      {changes && changes.length > 0 && (
        <TextDifference
          changes={changes}
          beforeLabel={t('bring.compare.mine')}
          afterLabel={t('bring.compare.theirs')}
        />
      )}
    </Dialog>
  )
}

import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { TextDifference } from '#design-system/text-difference/text-difference.tsx'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { ImportItem } from '#contract/recipe-import/recipe-import.ts'
import { importKeys } from './import-keys.ts'
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
  const mine = useKey(importKeys.mine(like))
  const theirs = useKey(importKeys.item(importId, item.Id))
  const hasFailed = mine.error !== undefined || theirs.error !== undefined
  const changes = mine.data && theirs.data && differences(mine.data.Draft, theirs.data.Draft, words)
  return (
    <Dialog open onOpenChange={onClose} title={t('recipeImport.compare.title')} size="l">
      {hasFailed && (
        <LoadFailed
          title={t('recipeImport.loadFailed')}
          text={t('recipeImport.nothingLost')}
          onRetry={() => Promise.all([mine.retry(), theirs.retry()])}
        />
      )}
      {!changes && !hasFailed && (
        <SkeletonRegion>
          <Skeleton className="h-40" />
        </SkeletonRegion>
      )}
      {changes?.length === 0 && <p>{t('recipeImport.compare.same')}</p>}
      {changes && changes.length > 0 && (
        <TextDifference
          changes={changes}
          beforeLabel={t('recipeImport.compare.mine')}
          afterLabel={t('recipeImport.compare.theirs')}
        />
      )}
    </Dialog>
  )
}

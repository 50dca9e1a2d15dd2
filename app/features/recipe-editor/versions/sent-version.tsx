import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { publishingKeys } from '#app/features/publishing/index.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { VersionDifference } from './version-difference.tsx'

/** Props of {@link SentVersion}. */
export interface SentVersionProps {
  own: OwnRecipe
  submission: Id
  /** What the version is called. */
  title: string
  onClose: () => void
}

/** A version that was sent in, beside the recipe of now. */
export function SentVersion({ own, submission, title, onClose }: SentVersionProps) {
  const { t } = useWords()
  const { data: sent, error, retry } = useKey(publishingKeys.sentVersion(own.Id, submission))
  return (
    <Dialog open size="xl" onOpenChange={onClose} title={title}>
      {sent && (
        <VersionDifference
          before={sent.Draft}
          after={own.Draft}
          language={own.Draft.Language}
          when={title}
        />
      )}
      {error !== undefined && (
        <LoadFailed title={t('versions.failed')} text={t('versions.failedText')} onRetry={retry} />
      )}
      {!sent && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="h-14" />
          <Skeleton className="mt-3 h-14" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { OWN_COOKBOOKS_PATH } from '../paths.ts'
import { useOwnCookbook } from '../use-own-cookbooks.ts'
import { Editor } from './editor.tsx'

/** A cookbook of the member in its editor. */
export function EditorPage({ id }: { id: Id }) {
  const { t, langId } = useWords()
  const { cookbook, error, retry } = useOwnCookbook(id)
  if (cookbook && cookbook.Deleted === null) {
    return <Editor key={`${id} ${langId}`} cookbook={cookbook} onRead={retry} />
  }
  return (
    <div tabIndex={-1} className="page-column min-h-dvh pt-12 outline-none">
      {isRequestInvalid(error) || cookbook ? (
        <EmptyState
          headingLevel="h1"
          title={t('ownCookbooks.editor.gone')}
          action={
            <ButtonLink href={OWN_COOKBOOKS_PATH}>{t('ownCookbooks.editor.back')}</ButtonLink>
          }
        >
          {t('ownCookbooks.editor.goneText')}
        </EmptyState>
      ) : error === undefined ? (
        <>
          <h1 className="sr-only">{t('ownCookbooks.title')}</h1>
          <SkeletonRegion>
            <Skeleton className="h-12 w-2/3" />
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="mt-6 h-16" />
            ))}
          </SkeletonRegion>
        </>
      ) : (
        <>
          <h1 className="sr-only">{t('ownCookbooks.title')}</h1>
          <LoadFailed
            title={t('ownCookbooks.editor.failed')}
            text={t('ownCookbooks.editor.failedText')}
            onRetry={retry}
          />
        </>
      )}
    </div>
  )
}

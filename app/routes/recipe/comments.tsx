import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useComments } from '#app/data/recipe.ts'
import { CommentBox } from '#app/routes/recipe/comment-box.tsx'
import { CommentList } from '#app/routes/recipe/comment-list.tsx'
import { Section } from '#app/routes/recipe/section.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import { COMMENTS_SHOWN } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/** What people say about a recipe, newest first (STA-09, STA-10). */
export function Comments({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { comments, error, isPending, retry } = useComments(String(recipe.Id))
  const isAll = comments !== undefined && comments.length <= COMMENTS_SHOWN
  return (
    <Section id="comments" title={t('recipe.comments')} count={isAll ? comments.length : undefined}>
      <div className="max-w-[46rem]">
        <CommentBox recipe={recipe} />
        {comments && comments.length > 0 && (
          <CommentList key={recipe.Id} recipeId={recipe.Id} newest={comments} />
        )}
        {comments?.length === 0 && <p className="text-ink-soft">{t('recipe.noComments')}</p>}
        {error !== undefined && (
          <LoadFailed
            title={t('recipe.failed.comments')}
            text={t('recipe.failed.text')}
            onRetry={retry}
          />
        )}
        {isPending && <CommentBones />}
      </div>
    </Section>
  )
}

function CommentBones() {
  return (
    <SkeletonRegion>
      {[80, 65, 72].map((width) => (
        <div
          key={width}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3.5 border-b border-line py-5"
        >
          <Skeleton className="size-9 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-6" style={{ width: `${width}%` }} />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}

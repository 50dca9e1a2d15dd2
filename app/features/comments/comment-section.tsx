import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { memberPart, useLoginPrompt } from '#app/features/account/index.ts'
import { useComments } from '#app/features/recipes/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COMMENTS_SHOWN } from '#contract/limits.ts'
import type { CommentBoxProps } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'

/** For visitors: a link to /auth that opens the login prompt. */
function LoginToComment({ recipe }: CommentBoxProps) {
  const { t } = useWords()
  const { prompt, dialog } = useLoginPrompt({ kind: 'comment', id: recipe.Id, name: recipe.Name })
  return (
    <p className="mb-2">
      <TextLink href="/auth" onClick={prompt} className="inline-flex min-h-target items-center">
        {t('recipe.loginToComment')}
      </TextLink>
      {dialog}
    </p>
  )
}

/** The stars and the comment box of members. */
const CommentBox = memberPart<CommentBoxProps>(async () => {
  const code = import('./comment-form.tsx')
  return (await withAreas(['memberActions'], code)).CommentForm
}, LoginToComment)

/** The comments on a recipe, newest first. */
export function Comments({ recipe, rating }: CommentBoxProps) {
  const { t } = useWords()
  const { comments, error, isPending, retry } = useComments(recipe.Id)
  const isAll = comments !== undefined && comments.length <= COMMENTS_SHOWN
  return (
    <Section id="comments" title={t('recipe.comments')} count={isAll ? comments.length : undefined}>
      <div className="max-w-[46rem]">
        <CommentBox recipe={recipe} rating={rating} />
        {comments &&
          (comments.length > 0 ? (
            <CommentList key={recipe.Id} recipeId={recipe.Id} newest={comments} />
          ) : (
            <p className="text-ink-soft">{t('recipe.noComments')}</p>
          ))}
        {error !== undefined && (
          <LoadFailed
            title={t('recipe.failed.comments')}
            text={t('recipe.failed.text')}
            onRetry={retry}
          />
        )}
        {isPending && <CommentSkeleton />}
      </div>
    </Section>
  )
}

function CommentSkeleton() {
  return (
    <SkeletonRegion>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="my-5 h-16" />
      ))}
    </SkeletonRegion>
  )
}

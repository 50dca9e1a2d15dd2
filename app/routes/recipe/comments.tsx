import { useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { ExpandableList } from '#design-system/expandable-list/expandable-list.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useComments } from '#app/data/recipe.ts'
import { Choice, type ChoiceProps } from '#app/routes/recipe/choice.tsx'
import { CommentBox } from '#app/routes/recipe/comment-box.tsx'
import { namedDay } from '#app/routes/recipe/comment-date.ts'
import { Section } from '#app/routes/recipe/section.tsx'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useHydrated } from '#app/shell/use-hydrated.ts'
import { useWords } from '#app/words/words-provider.tsx'
import { languageOf, type LangId } from '#contract/languages.ts'
import { COMMENTS_SHOWN } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { pictureUrl } from '#app/data/media.ts'

/** What people say about a recipe, newest first (STA-09, STA-10). */
export function Comments({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { comments, error, isPending, retry } = useComments(String(recipe.Id))
  return (
    <Section id="comments" title={t('recipe.comments')} count={comments?.length}>
      <div className="max-w-[46rem]">
        <CommentBox recipe={recipe} />
        {comments && comments.length > 0 && (
          <ExpandableList
            items={comments}
            limit={COMMENTS_SHOWN}
            keyOf={({ Id }) => Id}
            renderItem={(comment) => <Comment recipeId={recipe.Id} comment={comment} />}
            moreLabel={() => t('recipe.loadMore')}
            lessLabel={t('recipe.loadLess')}
          />
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

function Comment({ recipeId, comment }: ChoiceProps) {
  const { User } = comment
  const name = `${User.FirstName} ${User.LastName}`.trim()
  return (
    <article className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-b border-line py-5">
      <Avatar name={name} src={User.AvatarPath && pictureUrl(User.AvatarPath, 160)} />
      <div>
        <h3 className="text-label font-semibold">
          {name} <CommentDate created={comment.Created} />
        </h3>
        <p
          lang={languageOf(comment.LangId as LangId)}
          className="mt-1 cook text-[1.0625rem] whitespace-pre-line"
        >
          {comment.Text}
        </p>
        <Choice recipeId={recipeId} comment={comment} />
      </div>
    </article>
  )
}

/** The day of a comment: by name when it is near, where the reader is (STA-14). */
function CommentDate({ created }: { created: string }) {
  const { t, formatDate } = useWords()
  const isHydrated = useHydrated()
  const [now] = useState(() => new Date())
  const [here] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const zone = isHydrated ? here : 'UTC'
  const day = isHydrated ? namedDay(new Date(created), now, zone) : undefined
  return (
    <time dateTime={created} className="font-regular text-ink-soft">
      {day ? t(`recipe.${day}`) : formatDate(created, zone)}
    </time>
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

import { useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { languageOf } from '#contract/languages.ts'
import { Choice } from './comment-choice.tsx'
import { namedDay } from './comment-date.ts'
import type { ChoiceProps } from './member-comment-choice.tsx'

/** One comment with its author, date, likes and dislikes, and the answer of the recipe's author. */
export function CommentItem({ recipeId, comment }: ChoiceProps) {
  const { t } = useWords()
  const { User, IsByAuthor, Answer } = comment
  const name = `${User.FirstName} ${User.LastName}`.trim()
  return (
    <article
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 ${IsByAuthor ? 'mt-3 rounded-picture bg-sunken p-4' : 'border-b border-line py-5'}`}
    >
      <Avatar name={name} src={User.AvatarPath && pictureUrl(User.AvatarPath, PORTRAIT_WIDTH)} />
      <div>
        <h3 className="text-label font-semibold">
          {name}{' '}
          {IsByAuthor && (
            <span className="inline-block rounded-chip border px-1 text-caption">
              {t('recipe.wrote')}
            </span>
          )}{' '}
          <CommentDate created={comment.Created} />
        </h3>
        <p
          lang={languageOf(comment.LangId)}
          className="mt-1 cook text-[1.0625rem] whitespace-pre-line"
        >
          {comment.Text}
        </p>
        <Choice recipeId={recipeId} comment={comment} />
        {Answer && <CommentItem recipeId={recipeId} comment={Answer} />}
      </div>
    </article>
  )
}

/** The date of a comment: by name for today and yesterday, in the reader's time zone. */
function CommentDate({ created }: { created: string }) {
  const { t, formatDate } = useWords()
  const isHydrated = useHydrated()
  const [now] = useState(() => new Date())
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const day = isHydrated ? namedDay(new Date(created), now, zone) : undefined
  return (
    <time dateTime={created} className="font-regular text-ink-soft">
      {day ? t(`recipe.${day}`) : formatDate(created, zone)}
    </time>
  )
}

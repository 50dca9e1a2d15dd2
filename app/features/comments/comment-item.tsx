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

/** One comment with its author, date, likes and dislikes. */
export function CommentItem({ recipeId, comment }: ChoiceProps) {
  const { User } = comment
  const name = `${User.FirstName} ${User.LastName}`.trim()
  return (
    <article className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-b border-line py-5">
      <Avatar name={name} src={User.AvatarPath && pictureUrl(User.AvatarPath, PORTRAIT_WIDTH)} />
      <div>
        <h3 className="text-label font-semibold">
          {name} <CommentDate created={comment.Created} />
        </h3>
        <p
          lang={languageOf(comment.LangId)}
          className="mt-1 cook text-[1.0625rem] whitespace-pre-line"
        >
          {comment.Text}
        </p>
        <Choice recipeId={recipeId} comment={comment} />
      </div>
    </article>
  )
}

/** The date of a comment: by name for today and yesterday, in the reader's time zone. */
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

import { useRef, useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CurrentUser } from '#contract/account.ts'
import type { AuthorComment } from '#contract/author-page/comments.ts'
import { ANSWER_CHANGE_HOURS } from '#contract/author-page/limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { languageOf } from '#contract/languages.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import { AnswerComposer } from './answer-composer.tsx'
import { dayText } from './since.ts'
import { useAnswering, waits } from './use-author-page.ts'

/** Props of {@link Talk}. */
export interface TalkProps {
  member: CurrentUser
  comment: AuthorComment
  /** Comments that wait; one less is left after an answer. */
  waiting: number
}

/** A comment as the recipe's author sees it, with the answer, or with what can be done. */
export function Talk({ member, comment, waiting }: TalkProps) {
  const words = useWords()
  const { t } = words
  const { Comment: said, IsSettled, Step } = comment
  const { answer, change, settle } = useAnswering(comment)
  const changing = useChange()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const name = nameOf(said) || t('authorship.talk.somebody')
  const close = () => {
    setOpen(false)
    place.current?.focus()
  }
  const settleIt = async (isSettled: boolean) => {
    if (await changing.change(t('authorship.talk.failedNone'), () => settle(isSettled)))
      place.current?.focus()
  }
  const composer = (before: string) => (
    <AnswerComposer
      member={member}
      id={said.Id}
      name={name}
      before={before}
      step={before === '' ? Step : undefined}
      onClose={close}
      onSend={async (text, step) => {
        await (before === '' ? answer(text, step) : change(text))
        close()
        announce(
          before === ''
            ? t('authorship.talk.sent', { count: Math.max(waiting - 1, 0) })
            : t('authorship.talk.saved'),
        )
      }}
    />
  )
  return (
    <article
      ref={place}
      tabIndex={-1}
      data-talk=""
      aria-label={`${name}, ${dayText(said.Created, words)}`}
      className="mine-talk"
    >
      <Avatar
        name={name}
        src={said.User.AvatarPath && pictureUrl(said.User.AvatarPath, PORTRAIT_WIDTH)}
      />
      <div className="min-w-0">
        <p className="text-label">
          <b>{name}</b> <time dateTime={said.Created}>{dayText(said.Created, words)}</time>
        </p>
        <p lang={languageOf(said.LangId)} className="mine-said">
          {said.Text}
        </p>
        {said.Answer && !isOpen && <Answered answer={said.Answer} onChange={() => setOpen(true)} />}
        {said.Answer && isOpen && composer(said.Answer.Text)}
        {waits(comment) && isOpen && composer('')}
        {waits(comment) && !isOpen && (
          <div className="mine-talk-acts">
            <Button data-act="answer" onClick={() => setOpen(true)}>
              {t('authorship.talk.answer')}
            </Button>
            <Button
              data-act="settle"
              variant="bare"
              pending={changing.isPending}
              onClick={() => void settleIt(true)}
            >
              {t('authorship.talk.none')}
            </Button>
          </div>
        )}
        {IsSettled && !said.Answer && (
          <p className="mine-settled">
            {t('authorship.talk.settled')}{' '}
            <Button
              variant="bare"
              size="s"
              pending={changing.isPending}
              onClick={() => void settleIt(false)}
            >
              {t('authorship.talk.undo')}
            </Button>
          </p>
        )}
      </div>
    </article>
  )
}

const nameOf = ({ User }: Pick<Comment, 'User'>) => `${User.FirstName} ${User.LastName}`.trim()

/** Whether an answer may still be changed. */
const mayChange = (created: string) =>
  Date.now() - Date.parse(created) < ANSWER_CHANGE_HOURS * HOUR_MS

interface AnsweredProps {
  answer: NonNullable<Comment['Answer']>
  onChange: () => void
}

/** The answer below its comment, as others see it. */
function Answered({ answer, onChange }: AnsweredProps) {
  const words = useWords()
  const { t, language } = words
  return (
    <div className="mine-answer">
      <Avatar
        name={nameOf(answer)}
        src={answer.User.AvatarPath && pictureUrl(answer.User.AvatarPath, PORTRAIT_WIDTH)}
      />
      <div className="min-w-0">
        <p className="text-label">
          <b>{nameOf(answer)}</b>{' '}
          <time dateTime={answer.Created}>{dayText(answer.Created, words)}</time>
          {answer.Changed !== undefined && (
            <span>
              {', '}
              {t('authorship.talk.changed', { day: writeDate(new Date(answer.Changed), language) })}
            </span>
          )}
        </p>
        <p lang={languageOf(answer.LangId)} className="mine-said">
          {answer.Text}
        </p>
        {mayChange(answer.Created) && (
          <Button variant="bare" size="s" className="-ms-2.5" onClick={onChange}>
            {t('authorship.talk.change')}
          </Button>
        )}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Languages, MessageCircle, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AuthorTask } from '#contract/author-page/overview.ts'
import { dayText } from './since.ts'

/** Props of {@link WaitingRows}. */
export interface WaitingRowsProps {
  /** The oldest first; empty shows nothing. */
  tasks: readonly AuthorTask[]
}

/** What waits for an author, each with its one button. */
export function WaitingRows({ tasks }: WaitingRowsProps) {
  const { t } = useWords()
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="mine-waits">
      <h2 id="mine-waits" className="text-heading">
        {t('authorship.waits.title')}
      </h2>
      <ul className="mine-waits">
        {tasks.map((task) => (
          <Task key={task.Kind === 'returned' ? task.Id : task.Kind} task={task} />
        ))}
      </ul>
    </section>
  )
}

function Task({ task }: { task: AuthorTask }) {
  const words = useWords()
  const { t } = words
  if (task.Kind === 'comments') {
    const since = t('authorship.page.since', { day: dayText(task.Since, words) })
    const questions =
      task.Questions > 0 && t('authorship.waits.questions', { count: task.Questions })
    return (
      <Row
        icon={MessageCircle}
        title={t('authorship.waits.comments', { count: task.Count })}
        text={[t('authorship.waits.oldest', { since }), questions].filter(Boolean).join(', ')}
      >
        <ButtonLink href="/my/author/comments">{t('authorship.waits.answer')}</ButtonLink>
      </Row>
    )
  }
  if (task.Kind === 'returned') {
    const { Id, Name: name, Remarks: count, IsLive } = task
    return (
      <Row
        icon={Undo2}
        title={t('authorship.waits.returned', { name, count })}
        text={t(IsLive ? 'authorship.waits.stillUp' : 'authorship.waits.notUp')}
      >
        <ButtonLink
          href={`/my/recipes/${Id}/edit`}
          aria-label={`${t('authorship.waits.read')}: ${name}`}
        >
          {t('authorship.waits.read')}
        </ButtonLink>
      </Row>
    )
  }
  if (task.Kind === 'profile')
    return (
      <Row icon={Undo2} title={t('authorship.waits.profile')} text={t('authorship.waits.oldStays')}>
        <ButtonLink href="/my/author/profile">{t('authorship.waits.read')}</ButtonLink>
      </Row>
    )
  const language = task.Language ?? 'any'
  return (
    <Row
      icon={Languages}
      title={t(`authorship.waits.only.${language}`, { count: task.Count })}
      text={t(`authorship.waits.marked.${language}`)}
    >
      <ButtonLink href="/my/recipes?state=published" variant="bare">
        {t('authorship.waits.which')}
      </ButtonLink>
    </Row>
  )
}

interface RowProps {
  icon: IconDrawing
  title: string
  text: string
  /** The button. */
  children: ReactNode
}

function Row({ icon, title, text, children }: RowProps) {
  return (
    <li>
      <Icon of={icon} />
      <p>
        <b>{title}</b>
        <small>{text}</small>
      </p>
      {children}
    </li>
  )
}

import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { languageOf } from '#contract/languages.ts'
import { REPORT_WORD_MAX } from '#contract/reports/limits.ts'
import type { Notice } from '#contract/reports/desk-reports.ts'
import { useCaseDecisions } from './use-reports.ts'

/** Props of {@link NoticeRow}. */
export interface NoticeRowProps {
  notice: Notice
  /** Receives the focus when the form is gone. */
  region: RefObject<HTMLElement | null>
}

/** A notice of somebody without an account, and what was done about it. */
export function NoticeRow({ notice, region }: NoticeRowProps) {
  const { t, formatDate } = useWords()
  const { Name, Email, Page, Reason, Text, LangId, Sent, DeletedOn, Closed, Remark } = notice
  return (
    <li className="desk-case">
      <div className="min-w-0">
        <p className="desk-case-head">
          <b>{t(`desk.reports.reasonNames.${Reason}`)}</b>
          <span>{t('desk.reports.notice.sent', { day: formatDate(Sent) })}</span>
        </p>
        <blockquote dir="auto" lang={languageOf(LangId)}>
          {Text}
        </blockquote>
        <p className="desk-case-facts">
          <span>{Name}</span>
          <TextLink href={`mailto:${Email}`}>{Email}</TextLink>
          <TextLink href={Page} target="_blank" rel="noopener noreferrer nofollow">
            {Page}
          </TextLink>
        </p>
        {Closed !== null && (
          <p className="desk-case-said">
            {t('desk.reports.notice.closed', { day: formatDate(Closed), text: Remark ?? '' })}
          </p>
        )}
        <p className="desk-small mt-1">
          {t('desk.reports.notice.until', { day: formatDate(DeletedOn) })}
        </p>
      </div>
      {Closed === null && <Closing notice={notice} region={region} />}
    </li>
  )
}

function Closing({ notice, region }: NoticeRowProps) {
  const { t } = useWords()
  const { close } = useCaseDecisions()
  const { isPending, change } = useChange()
  const [remark, setRemark] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const said = oneLine(remark)
    setMissing(said === '')
    if (said === '') return
    if (!(await change(t('desk.reports.notice.failed'), () => close(notice.Id, said)))) return
    toast({ title: t('desk.reports.notice.done') })
    region.current?.focus({ preventScroll: true })
  }
  return (
    <form
      noValidate
      className="desk-case-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={t('desk.reports.notice.what')}
        rows={2}
        required
        maxLength={REPORT_WORD_MAX}
        value={remark}
        error={isMissing && oneLine(remark) === '' ? t('desk.reports.missing') : undefined}
        onChange={({ target }) => setRemark(target.value)}
      />
      <div className="desk-case-acts">
        <Button type="submit" full pending={isPending}>
          {t('desk.reports.notice.close')}
        </Button>
      </div>
    </form>
  )
}

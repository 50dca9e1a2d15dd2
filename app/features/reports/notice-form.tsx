import { useRef, useState, type FormEvent } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { ApiError } from '#app/lib/api/api-error.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import {
  NOTICE_NAME_MAX,
  NOTICE_PAGE_MAX,
  NOTICE_TEXT_MAX,
  type ReportReason,
} from '#contract/reports/limits.ts'
import { faultsOf, type NoticeDraft, type NoticeField } from './notice-faults.ts'
import { ReasonChoice } from './reason-choice.tsx'

/** A notice that has arrived. */
export interface SentNotice {
  id: Id
  email: string
  /** When it is deleted. */
  deletedOn: string
}

const EMPTY: NoticeDraft = { name: '', email: '', page: '', reason: null, text: '', faith: false }

/** The page that led here: its path is after the #. */
function pageBefore(): string {
  const path = typeof location === 'undefined' ? '' : location.hash.slice(1)
  return path.startsWith('/') ? location.origin + path : ''
}

/** Words of a fault by field. */
const FAULTS = {
  name: 'reports.notice.missing',
  email: 'reports.notice.wrongEmail',
  page: 'reports.notice.wrongPage',
  reason: 'reports.notice.reasonMissing',
  text: 'reports.notice.missing',
  faith: 'reports.notice.faithMissing',
} as const satisfies Record<NoticeField, string>

/** The form of a notice. What was typed stays until it has arrived. */
export function NoticeForm({ onSent }: { onSent: (sent: SentNotice) => void }) {
  const { t, langId } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const faults = isTried ? faultsOf(draft) : []
  const errorOf = (field: NoticeField) => (faults.includes(field) ? t(FAULTS[field]) : undefined)
  const set = <Field extends NoticeField>(field: Field, value: NoticeDraft[Field]) =>
    setDraft((before) => ({ ...before, [field]: value }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    const [first] = faultsOf(draft)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (isBusy.current || draft.reason === null) return
    isBusy.current = true
    setPending(true)
    try {
      const { Id: id, DeletedOn } = await sendNotice(draft, draft.reason, langId)
      onSent({ id, email: draft.email.trim(), deletedOn: DeletedOn })
    } catch (error) {
      reportFailure(error)
      const isSaid = error instanceof ApiError && error.status >= 400 && error.status < 500
      setFailure(isSaid ? error.message : t('reports.notice.failedText'))
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="page"
        type="url"
        label={t('reports.notice.page')}
        hint={t('reports.notice.pageHint')}
        required
        maxLength={NOTICE_PAGE_MAX}
        value={draft.page}
        onFocus={() => {
          if (draft.page === '') set('page', pageBefore())
        }}
        error={errorOf('page')}
        onChange={({ target }) => set('page', target.value)}
      />
      <ReasonChoice
        name="reason"
        label={t('reports.notice.reason')}
        value={draft.reason}
        onValueChange={(reason) => set('reason', reason)}
        error={errorOf('reason')}
      />
      <TextArea
        name="text"
        label={t('reports.notice.what')}
        required
        rows={5}
        maxLength={NOTICE_TEXT_MAX}
        value={draft.text}
        error={errorOf('text')}
        onChange={({ target }) => set('text', target.value)}
      />
      <TextField
        name="name"
        autoComplete="name"
        label={t('reports.notice.name')}
        required
        maxLength={NOTICE_NAME_MAX}
        value={draft.name}
        error={errorOf('name')}
        onChange={({ target }) => set('name', target.value)}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('reports.notice.email')}
        hint={t('reports.notice.emailHint')}
        required
        value={draft.email}
        error={errorOf('email')}
        onChange={({ target }) => set('email', target.value)}
      />
      <Checkbox
        name="faith"
        label={t('reports.notice.faith')}
        required
        checked={draft.faith}
        error={errorOf('faith')}
        onChange={({ target }) => set('faith', target.checked)}
      />
      {failure !== undefined && (
        <Banner tone="danger" title={t('reports.notice.failed')} announced>
          {failure}
        </Banner>
      )}
      <Button type="submit" variant="primary" size="l" pending={isPending} className="w-fit">
        {t('reports.notice.send')}
      </Button>
    </form>
  )
}

async function sendNotice(
  { name, email, page, text, faith }: NoticeDraft,
  Reason: ReportReason,
  LangId: 0 | 1,
) {
  return await sendJson('POST /notice', {
    params: { LangId },
    fields: {
      Name: name.trim(),
      Email: email.trim(),
      Page: page.trim(),
      Reason,
      Text: text.trim(),
      IsInGoodFaith: faith,
    },
  })
}

import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { REPORT_WORD_MAX, type ReportReason } from '#contract/reports/limits.ts'
import { ReasonChoice } from './reason-choice.tsx'
import type { ReportSubject, SentReport } from './subject.ts'
import { useReporting } from './use-reporting.ts'

/** Code points of what was written that the dialog repeats. */
const QUOTED_MAX = 90

function quoted(text: string): string {
  const all = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  return all.length > QUOTED_MAX ? `${all.slice(0, QUOTED_MAX).join('').trimEnd()} …` : all.join('')
}

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  subject: ReportSubject
  /** Called when it is being sent, has been sent, and with undefined when that has failed. */
  onSent: (sent: SentReport | undefined) => void
}

/** Asks what is wrong with something of somebody else, and reports it. Visitors are led to sign in. */
export function ReportDialog(props: ReportDialogProps) {
  return useIsSignedIn() ? <ReportForm {...props} /> : <SignInFirst {...props} />
}

/** A report counts once for each person: without an account there is a form of its own. */
function SignInFirst({ open, onOpenChange, subject }: ReportDialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`reports.title.${subject.kind}`)}
      description={t('reports.signInText')}
      footer={
        <ButtonLink variant="primary" href="/auth">
          {t('reports.signIn')}
        </ButtonLink>
      }
    >
      <TextLink href={`/notice#${location.pathname}`} variant="bar">
        {t('reports.noAccount')}
      </TextLink>
    </Dialog>
  )
}

function ReportForm({ open, onOpenChange, subject, onSent }: ReportDialogProps) {
  const { t } = useWords()
  const report = useReporting(subject, onSent)
  const first = useRef<HTMLFieldSetElement>(null)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [word, setWord] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { kind, name, quote } = subject
  const isDone = useRef(false)
  const submit = () => {
    // The second press of a double click.
    if (isDone.current) return
    setMissing(reason === null)
    if (reason === null) {
      first.current?.querySelector('input')?.focus()
      return
    }
    isDone.current = true
    onOpenChange(false)
    void report(reason, word.trim())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`reports.title.${kind}`)}
      footer={
        <>
          <Button variant="primary" onClick={submit}>
            {t('reports.send')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('common.cancel')}</Button>
        </>
      }
    >
      {quote !== '' && (
        <p dir="auto" className="mb-4 cook text-ink-soft">
          {t('reports.quote', { text: quoted(quote) })}
        </p>
      )}
      <ReasonChoice
        ref={first}
        value={reason}
        onValueChange={setReason}
        error={isMissing && reason === null ? t('reports.missing') : undefined}
      />
      <TextArea
        className="mt-4"
        label={t('reports.word')}
        labelEnd={t('reports.optional')}
        rows={2}
        maxLength={REPORT_WORD_MAX}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      <p className="mt-3 text-caption text-ink-soft">
        {name === '' ? t('reports.secretNoName') : t('reports.secret', { name })}
      </p>
    </Dialog>
  )
}

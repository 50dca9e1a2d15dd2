import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { NotesSheet } from '#design-system/step-notes/index.ts'
import { LateBlockDialog } from '#app/features/reports/index.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { languageOf } from '#contract/languages.ts'
import { REPORT_REASONS, REPORT_WORD_MAX, type ReportReason } from '#contract/reports/limits.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { useNoteCache } from './note-cache.ts'
import type { SheetProps } from './sheet-props.ts'
import { suspensionText } from './suspension-text.ts'

/** Props of {@link ReportSheet}. */
export interface ReportSheetProps extends SheetProps {
  note: StepNote
  /** Called when it has been reported, and when the reader goes back. */
  onDone: (hasReported: boolean) => void
}

/** Asks what is wrong with a note, and reports it to an editor. */
export function ReportSheet({
  open,
  onOpenChange,
  recipeId,
  number,
  note,
  onDone,
}: ReportSheetProps) {
  const { t, langId } = useWords()
  const cache = useNoteCache(recipeId)
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0])
  const [word, setWord] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBlocking, setBlocking] = useState(false)
  const name = note.User.FirstName
  const report = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await send('POST /report', {
        params: { LangId: langId },
        fields: {
          Kind: 'note',
          Id: note.Id,
          Reason: reason,
          ...(word.trim() !== '' && { Word: word.trim() }),
        },
      })
      // It is gone for its reader.
      cache.refresh()
      onDone(true)
    } catch (error) {
      reportFailure(error)
      setPending(false)
      setFailure(suspensionText(error) ?? t('notes.failed.report'))
    }
  }
  return (
    <NotesSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('notes.reports.title')}
      line={t('notes.reports.line', { number })}
      back={{ label: t('notes.form.back'), onClick: () => onDone(false) }}
      footer={
        <Button variant="primary" size="l" full pending={isPending} onClick={() => void report()}>
          {t('notes.reports.send')}
        </Button>
      }
    >
      <div className="note-form">
        <p lang={languageOf(note.LangId)} dir="auto" className="note-quote">
          {note.Text}
        </p>
        <RadioGroup
          label={t('notes.reports.title')}
          labelHidden
          value={reason}
          onValueChange={setReason}
          options={REPORT_REASONS.map((value) => ({
            value,
            label: t(`notes.reports.${value}`),
          }))}
        />
        <TextArea
          label={t('notes.reports.word')}
          labelEnd={t('notes.reports.optional')}
          rows={2}
          maxLength={REPORT_WORD_MAX}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <p className="text-label text-ink-soft">
          {name === '' ? t('notes.reports.textNoName') : t('notes.reports.text', { name })}
        </p>
        {name !== '' && (
          <Button variant="bare" className="self-start" onClick={() => setBlocking(true)}>
            {t('notes.reports.block', { name })}
          </Button>
        )}
        {failure !== undefined && <Banner tone="danger" title={failure} announced />}
      </div>
      {isBlocking && (
        <LateBlockDialog
          open
          onOpenChange={setBlocking}
          writer={{ kind: 'note', id: note.Id, name }}
        />
      )}
    </NotesSheet>
  )
}

import { firstSentence } from '#design-system/sequence-player/marked-text.ts'
import { useId } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { CloudOff, Lock, Users } from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { NoteKinds, NotesSheet } from '#design-system/step-notes/index.ts'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { type LangId, langIdOf, type Language, languageOf, LANGUAGES } from '#contract/languages.ts'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'
import { useNoteForm, type NoteFormOptions } from './use-note-form.ts'
import { useOnline } from '#app/lib/use-online.ts'
import type { WriteSheetProps } from './sheet-props.ts'

const LANGUAGE_NAMES = {
  de: 'notes.form.german',
  en: 'notes.form.english',
} as const satisfies Record<Language, string>

/** Props of {@link NoteForm}. */
export interface NoteFormProps extends WriteSheetProps, Pick<NoteFormOptions, 'member'> {}

/** What a note is, its text, who sees it, and its language. What is typed is never lost. */
export function NoteForm(props: NoteFormProps) {
  const { t } = useWords()
  const { open, onOpenChange, note, onDone, number } = props
  const id = useId()
  const isOnline = useOnline()
  const { draft, change, save, isPending, error, tooMany, count } = useNoteForm(props)
  const { Kind, Text, IsPrivate, langId } = draft
  const tooLong = tooMany > 0 ? t('notes.form.tooLong', { count: tooMany }) : undefined
  const length = t('notes.form.length', { count, most: STEP_NOTE_MAX })
  return (
    <NotesSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('notes.titleWrite', { number })}
      line={firstSentence(props.text)}
      back={{ label: t('notes.form.back'), onClick: () => onDone() }}
      footer={
        <>
          {!isOnline && (
            <Banner
              tone="info"
              icon={CloudOff}
              title={note ? t('notes.offlineEdit') : t('notes.offline')}
              announced
            />
          )}
          <Button
            type="submit"
            form={id}
            variant="primary"
            size="l"
            full
            pending={isPending}
            disabled={tooMany > 0}
          >
            {note ? t('notes.form.save') : t('notes.form.pin', { number })}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <NoteKinds
          label={t('notes.form.kind')}
          names={{
            tip: t('notes.kinds.tip'),
            question: t('notes.kinds.question'),
            changed: t('notes.kinds.changed'),
          }}
          value={Kind}
          onValueChange={(kind) => change({ Kind: kind })}
        />
        <TextArea
          data-begin
          label={t('notes.form.text')}
          lang={languageOf(langId)}
          dir="auto"
          value={Text}
          onChange={(event) => change({ Text: event.target.value })}
          hint={
            <span className="note-length">
              {tooLong === undefined && <span>{t('notes.form.hint')}</span>}
              <span>{length}</span>
            </span>
          }
          error={tooLong ?? error}
        />
        <RadioGroup
          variant="segments"
          label={t('notes.form.who')}
          value={IsPrivate ? 'me' : 'everyone'}
          onValueChange={(who) => change({ IsPrivate: who === 'me' })}
          options={[
            { value: 'everyone', label: <Choice icon={Users}>{t('notes.form.everyone')}</Choice> },
            { value: 'me', label: <Choice icon={Lock}>{t('notes.form.me')}</Choice> },
          ]}
        />
        <RadioGroup<LangId>
          variant="segments"
          label={t('notes.form.language')}
          value={langId}
          onValueChange={(chosen) => change({ langId: chosen })}
          options={LANGUAGES.map((language) => ({
            value: langIdOf(language),
            label: t(LANGUAGE_NAMES[language]),
          }))}
        />
      </form>
    </NotesSheet>
  )
}

function Choice({ icon, children }: { icon: IconDrawing; children: string }) {
  return (
    <span className="note-choice">
      <Icon of={icon} />
      {children}
    </span>
  )
}

import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { StepNote as NoteItem } from '#design-system/step-notes/index.ts'
import { useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { languageOf } from '#contract/languages.ts'
import { waitingNotes, type WrittenNote } from './waiting.ts'

/** An own note that is kept on this device until there is a connection. */
export function WaitingNote({ note }: { note: WrittenNote }) {
  const { t } = useWords()
  const { member } = useMember()
  const { Kind, Text, IsPrivate, key, langId } = note
  return (
    <NoteItem
      own
      writer={t('notes.you')}
      initialsOf={`${member?.FirstName ?? ''} ${member?.LastName ?? ''}`}
      picture={member?.AvatarPath ? pictureUrl(member.AvatarPath, PORTRAIT_WIDTH) : null}
      secret={IsPrivate ? t('notes.onlyYou') : undefined}
      kind={Kind}
      label={t(`notes.kinds.${Kind}`)}
      text={Text}
      lang={languageOf(langId)}
    >
      <p className="note-choice">
        <Icon of={CloudOff} />
        <span>{t('notes.waiting')}</span>
      </p>
      <Button variant="bare" size="s" onClick={() => waitingNotes.remove(key)}>
        {t('notes.drop')}
      </Button>
    </NoteItem>
  )
}

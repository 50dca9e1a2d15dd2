import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  Ellipsis,
  Flag,
  Lock,
  Pencil,
  ThumbsUp,
  Trash2,
  Users,
} from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { StepNote as NoteItem } from '#design-system/step-notes/index.ts'
import { LateHiddenHere } from '#app/features/reports/index.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { languageOf } from '#contract/languages.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { useNoteCache } from './note-cache.ts'
import { useChangeNote } from './use-change-note.ts'
import { suspensionText } from './suspension-text.ts'

/** Props of {@link NoteEntry}. */
export interface NoteEntryProps {
  recipeId: Id
  note: StepNote
  onWrite: (note: StepNote) => void
  onReport: (note: StepNote) => void
  onDelete: (note: StepNote) => void
  /** Shows a sentence about a failure; undefined takes it away. */
  onFailure: (text: string | undefined) => void
}

/** A note at a step, with what the reader can do with it. */
export function NoteEntry({ note, ...acts }: NoteEntryProps) {
  const { t, formatDate } = useWords()
  const isSignedIn = useIsSignedIn()
  const { Id: id, User, IsOwn, Kind } = note
  const name = `${User.FirstName} ${User.LastName}`.trim()
  const date = formatDate(note.Created)
  return (
    <NoteItem
      data-note={id}
      writer={IsOwn ? t('notes.you') : name || t('notes.gone')}
      initialsOf={name}
      picture={User.AvatarPath && pictureUrl(User.AvatarPath, PORTRAIT_WIDTH)}
      date={
        <>
          <time dateTime={note.Created}>{date}</time>
          {note.IsEdited && ` · ${t('notes.edited')}`}
        </>
      }
      secret={note.IsPrivate ? t('notes.onlyYou') : undefined}
      kind={Kind}
      label={t(`notes.kinds.${Kind}`)}
      text={note.Text}
      lang={languageOf(note.LangId)}
      own={IsOwn}
    >
      <Helpful recipeId={acts.recipeId} note={note} onFailure={acts.onFailure} />
      {IsOwn && <OwnMenu note={note} {...acts} />}
      {IsOwn && note.IsHidden && <LateHiddenHere kind="note" id={id} />}
      {!IsOwn && isSignedIn && (
        <IconButton icon={Flag} label={t('notes.report')} onClick={() => acts.onReport(note)} />
      )}
    </NoteItem>
  )
}

function OwnMenu({ recipeId, note, onWrite, onDelete, onFailure }: NoteEntryProps) {
  const { t } = useWords()
  const change = useChangeNote(recipeId)
  const { Kind, Text, IsPrivate, LangId } = note
  const share = async () => {
    onFailure(undefined)
    const fields = { Kind, Text, IsPrivate: !IsPrivate }
    const outcome = await change(note, fields, LangId)
    if (!outcome.isSaved) onFailure(suspensionText(outcome.error) ?? t('notes.failed.save'))
  }
  return (
    <Menu label={t('notes.menu')} opener={<Icon of={Ellipsis} />}>
      <MenuButton icon={Pencil} onClick={() => onWrite(note)}>
        {t('notes.edit')}
      </MenuButton>
      <MenuButton icon={IsPrivate ? Users : Lock} onClick={() => void share()}>
        {IsPrivate ? t('notes.show') : t('notes.hide')}
      </MenuButton>
      <MenuButton icon={Trash2} onClick={() => onDelete(note)}>
        {t('notes.delete')}
      </MenuButton>
    </Menu>
  )
}

/** Props of {@link Helpful}. */
interface HelpfulProps {
  recipeId: Id
  note: StepNote
  /** Shows a sentence about a failure; undefined takes it away. */
  onFailure: (text: string | undefined) => void
}

/** How many people a note has helped. Members can mark the notes of others as helpful. */
function Helpful({ recipeId, note, onFailure }: HelpfulProps) {
  const { t } = useWords()
  const isSignedIn = useIsSignedIn()
  const cache = useNoteCache(recipeId)
  const { Id: noteId, IsHelpful, IsOwn, Kind } = note
  const about = `helpful note ${noteId}`
  const { value } = useOptimisticValue(about, IsHelpful ?? false)
  const count = note.Helpful + Number(value) - Number(IsHelpful ?? false)
  const text =
    Kind === 'question' ? t('notes.sameQuestion', { count }) : t('notes.helped', { count })
  if (IsOwn || !isSignedIn) return count > 0 && <p>{text}</p>
  const none = Kind === 'question' ? t('notes.meToo') : t('notes.helpful')
  const choose = (isHelpful: boolean) => {
    onFailure(undefined)
    void updateOptimistically<boolean, StepNote>({
      name: about,
      value: isHelpful,
      send: (isNowHelpful) =>
        send(`PATCH /recipe/:id/note/:noteId/${isNowHelpful ? 'helpful' : 'unhelpful'}`, {
          params: { id: recipeId, noteId },
        }),
      settle: cache.replace,
      fail: (error) => {
        onFailure(suspensionText(error) ?? t('notes.failed.helpful'))
        return () => onFailure(undefined)
      },
    })
  }
  return (
    <Button
      variant="bare"
      icon={ThumbsUp}
      iconFill={value}
      aria-pressed={value}
      onClick={() => choose(!value)}
    >
      {count > 0 ? text : none}
    </Button>
  )
}

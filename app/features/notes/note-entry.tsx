import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Flag, Lock, Pencil, Trash2, Users } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { StepNote as NoteItem } from '#design-system/step-notes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { languageOf } from '#contract/languages.ts'
import type { StepNote } from '#contract/step-note.ts'
import { Helpful } from './helpful.tsx'
import { useChangeNote } from './use-change-note.ts'

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
      {!IsOwn && isSignedIn && (
        <IconButton icon={Flag} label={t('notes.report')} onClick={() => acts.onReport(note)} />
      )}
    </NoteItem>
  )
}

function OwnMenu({ recipeId, note, onWrite, onDelete, onFailure }: NoteEntryProps) {
  const { t } = useWords()
  const { change } = useChangeNote(recipeId)
  const { Kind, Text, IsPrivate, LangId } = note
  const share = async () => {
    onFailure(undefined)
    const fields = { Kind, Text, IsPrivate: !IsPrivate }
    if (!(await change(note, fields, LangId)).isSaved) onFailure(t('notes.failed.save'))
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

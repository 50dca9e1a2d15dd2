import { useChange } from '#app/lib/api/use-change.ts'
import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FOLDER_NAME_MAX } from '#contract/own/limits.ts'
import type { Folder } from '#contract/own/own-recipe.ts'
import { useOwnActs } from './use-own-acts.ts'

/** Props of {@link NewFolder}. */
export interface NewFolderProps {
  onMade?: (folder: Folder) => void
  onClose: () => void
}

/** Asks for the name of a new folder. */
export function NewFolder({ onMade, onClose }: NewFolderProps) {
  const { t } = useWords()
  const acts = useOwnActs()
  return (
    <FolderSheet
      title={t('mine.folders.new')}
      name=""
      saveLabel={t('mine.folders.make')}
      save={async (name) => onMade?.(await acts.addFolder(name))}
      onClose={onClose}
    />
  )
}

/** Asks for another name of a folder. */
export function RenameFolder({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const { t } = useWords()
  const acts = useOwnActs()
  return (
    <FolderSheet
      title={t('mine.folders.rename')}
      name={folder.Name}
      saveLabel={t('mine.folders.save')}
      save={(Name) => acts.changeFolder(folder.Id, { Name })}
      onClose={onClose}
    />
  )
}

interface FolderSheetProps {
  title: string
  name: string
  saveLabel: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

function FolderSheet({ title, name, saveLabel, save, onClose }: FolderSheetProps) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  return (
    <NameSheet
      open
      onOpenChange={onClose}
      title={title}
      label={t('mine.folders.question')}
      hint={t('mine.folders.hint')}
      maxLength={FOLDER_NAME_MAX}
      name={name}
      missing={t('mine.folders.missing')}
      save={saveLabel}
      isPending={isPending}
      onSave={(wanted) => change(t('mine.folders.failed'), () => save(wanted))}
    />
  )
}

import { useChange } from '#app/lib/api/use-change.ts'
import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { FOLDER_NAME_MAX } from '#contract/own-recipes/limits.ts'
import type { Folder } from '#contract/own-recipes/own-recipe.ts'
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
      title={t('ownRecipes.folders.new')}
      name=""
      saveLabel={t('ownRecipes.folders.make')}
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
      title={t('ownRecipes.folders.rename')}
      name={folder.Name}
      saveLabel={t('ownRecipes.folders.save')}
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
      label={t('ownRecipes.folders.question')}
      hint={t('ownRecipes.folders.hint')}
      maxLength={FOLDER_NAME_MAX}
      name={name}
      missing={t('ownRecipes.folders.missing')}
      save={saveLabel}
      isPending={isPending}
      onSave={(wanted) => change(t('ownRecipes.folders.failed'), () => save(wanted))}
    />
  )
}

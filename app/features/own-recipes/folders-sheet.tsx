import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { FolderPlus } from '#design-system/icon/lucide.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Folder } from '#contract/own-recipes/own-recipe.ts'
import { NewFolder } from './folder-name.tsx'
import { useOwnActs } from './use-own-acts.ts'
import './folders.css'

/** Props of {@link FoldersSheet}. */
export interface FoldersSheetProps {
  id: Id
  /** What the recipe is called. */
  name: string
  /** The folders that it lies in. */
  chosen: readonly Id[]
  folders: readonly Folder[]
  onClose: () => void
}

/** The folders that a recipe lies in; each press is stored at once. */
export function FoldersSheet({ id, name, chosen, folders, onClose }: FoldersSheetProps) {
  const { t } = useWords()
  const acts = useOwnActs()
  const { isPending, change } = useChange()
  const [isNaming, setNaming] = useState(false)
  const put = (FolderIds: Id[]) =>
    change(t('ownRecipes.folders.failed'), () => acts.place(id, { FolderIds }))
  if (isNaming) {
    return (
      <NewFolder
        onMade={(folder) => void put([...chosen, folder.Id])}
        onClose={() => setNaming(false)}
      />
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ownRecipes.folders.pick', { name })}
      description={t('ownRecipes.folders.hint')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ownRecipes.folders.done')}
        </Button>
      }
    >
      {folders.length === 0 && <p className="text-ink-soft">{t('ownRecipes.folders.none')}</p>}
      <ul className="own-picks">
        {folders.map((folder) => (
          <li key={folder.Id}>
            <Checkbox
              label={folder.Name}
              checked={chosen.includes(folder.Id)}
              pending={isPending}
              onCheckedChange={(isIn) =>
                void put(
                  isIn ? [...chosen, folder.Id] : chosen.filter((other) => other !== folder.Id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <Button variant="bare" icon={FolderPlus} onClick={() => setNaming(true)}>
        {t('ownRecipes.folders.new')}
      </Button>
    </Dialog>
  )
}

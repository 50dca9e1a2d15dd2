import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Lock, PenLine, Trash2, Users } from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { keys } from '#app/lib/api/keys.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { confirm } from '#app/lib/dialogs/ask.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Folder } from '#contract/own-recipes/own-recipe.ts'
import { RenameFolder } from './folder-name.tsx'
import { useOwnActs } from './use-own-acts.ts'
import { OWN_RECIPES_PATH } from './use-own-filter.ts'
import './folders.css'

/** The name of the folder that is open, and what can be done with it. */
export function FolderHead({ folder }: { folder: Folder }) {
  const { t } = useWords()
  const { Id: id, Name: name, IsShared } = folder
  const acts = useOwnActs()
  const navigate = useNavigate()
  const { change } = useChange()
  const { data: state } = useKey(keys.household())
  const [isNaming, setNaming] = useState(false)
  const failed = t('ownRecipes.folders.failed')
  const remove = async () => {
    const isSure = await confirm({
      title: t('ownRecipes.folders.delete'),
      description: t('ownRecipes.folders.deleteText'),
      confirmLabel: t('ownRecipes.folders.delete'),
    })
    if (isSure && (await change(failed, () => acts.deleteFolder(id))))
      void navigate(OWN_RECIPES_PATH)
  }
  return (
    <div className="own-folder">
      <div>
        <h2 className="text-heading">{name}</h2>
        {IsShared && <p className="text-label text-ink-soft">{t('ownRecipes.folders.shared')}</p>}
      </div>
      <Menu label={t('ownRecipes.folders.more', { name })} opener={<Icon of={Ellipsis} />}>
        <MenuButton icon={PenLine} onClick={() => setNaming(true)}>
          {t('ownRecipes.folders.rename')}
        </MenuButton>
        {(state?.Household || IsShared) && (
          <MenuButton
            icon={IsShared ? Lock : Users}
            onClick={() =>
              void change(failed, () => acts.changeFolder(id, { IsShared: !IsShared }))
            }
          >
            {t(IsShared ? 'ownRecipes.folders.unshare' : 'ownRecipes.folders.share')}
          </MenuButton>
        )}
        <MenuButton icon={Trash2} onClick={() => void remove()}>
          {t('ownRecipes.folders.delete')}
        </MenuButton>
      </Menu>
      {isNaming && <RenameFolder folder={folder} onClose={() => setNaming(false)} />}
    </div>
  )
}

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
import type { Folder } from '#contract/own/own-recipe.ts'
import { RenameFolder } from './folder-name.tsx'
import { useOwnActs } from './use-own-acts.ts'
import { MINE_PATH } from './use-own-filter.ts'
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
  const failed = t('mine.folders.failed')
  const remove = async () => {
    const isSure = await confirm({
      title: t('mine.folders.delete'),
      description: t('mine.folders.deleteText'),
      confirmLabel: t('mine.folders.delete'),
    })
    if (isSure && (await change(failed, () => acts.deleteFolder(id)))) void navigate(MINE_PATH)
  }
  return (
    <div className="own-folder">
      <div>
        <h2 className="text-heading">{name}</h2>
        {IsShared && <p className="text-label text-ink-soft">{t('mine.folders.shared')}</p>}
      </div>
      <Menu label={t('mine.folders.more', { name })} opener={<Icon of={Ellipsis} />}>
        <MenuButton icon={PenLine} onClick={() => setNaming(true)}>
          {t('mine.folders.rename')}
        </MenuButton>
        {(state?.Household || IsShared) && (
          <MenuButton
            icon={IsShared ? Lock : Users}
            onClick={() =>
              void change(failed, () => acts.changeFolder(id, { IsShared: !IsShared }))
            }
          >
            {t(IsShared ? 'mine.folders.unshare' : 'mine.folders.share')}
          </MenuButton>
        )}
        <MenuButton icon={Trash2} onClick={() => void remove()}>
          {t('mine.folders.delete')}
        </MenuButton>
      </Menu>
      {isNaming && <RenameFolder folder={folder} onClose={() => setNaming(false)} />}
    </div>
  )
}

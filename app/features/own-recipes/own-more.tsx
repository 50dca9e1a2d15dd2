import { useState, type ReactNode } from 'react'
import {
  Clock,
  Film,
  Folder as FolderIcon,
  Lock,
  Printer,
  Send,
  Trash2,
} from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { newDinnerPath } from '#app/lib/dinner-address.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { FoldersSheet } from './folders-sheet.tsx'
import { filmPath, publicationPath, sendInPath } from './publishing-paths.ts'
import { standingIn } from './state-words.ts'
import { useBin } from './use-bin.ts'
import { useOwnPage } from './use-own-list.ts'
import { WhoSheet } from './who-sheet.tsx'

/** Props of {@link OwnMore}. */
export interface OwnMoreProps {
  /** Undefined for those who only read the recipe. */
  own: OwnRecipe | undefined
  name: string
  /** Content of the button. */
  opener: ReactNode
}

/** What can be done with an own recipe on its page: everybody prints it, its member does the rest. */
export function OwnMore({ own, name, opener }: OwnMoreProps) {
  const { t } = useWords()
  const [sheet, setSheet] = useState<'who' | 'folders'>()
  const { toBin } = useBin({ id: own?.Id ?? 0, name })
  const close = () => setSheet(undefined)
  const standing = own && standingIn(own)
  return (
    <>
      <Menu label={t('ownRecipes.menu.more', { name })} opener={opener}>
        {own && (
          <>
            {standing && (
              <MenuLink icon={standing.icon} href={publicationPath(own.Id)}>
                {t('ownRecipes.menu.standing')}
              </MenuLink>
            )}
            {!standing && own.State !== 'draft' && (
              <MenuLink icon={Send} href={sendInPath(own.Id)}>
                {t('ownRecipes.menu.send')}
              </MenuLink>
            )}
            {own.State !== 'draft' && (
              <MenuLink icon={Film} href={filmPath(own.Id)}>
                {t('ownRecipes.menu.film')}
              </MenuLink>
            )}
            <MenuButton icon={Lock} onClick={() => setSheet('who')}>
              {t('ownRecipes.menu.who')}
            </MenuButton>
            <MenuButton icon={FolderIcon} onClick={() => setSheet('folders')}>
              {t('ownRecipes.menu.folders')}
            </MenuButton>
            <MenuLink icon={Clock} href={newDinnerPath({ recipes: [{ id: own.Id }] })}>
              {t('recipe.withOthers')}
            </MenuLink>
          </>
        )}
        <MenuButton icon={Printer} onClick={() => print()}>
          {t('ownRecipes.menu.print')}
        </MenuButton>
        {own && (
          <MenuButton icon={Trash2} onClick={() => void toBin(true)}>
            {t('ownRecipes.menu.toBin')}
          </MenuButton>
        )}
      </Menu>
      {own && sheet === 'who' && <WhoSheet id={own.Id} onClose={close} />}
      {own && sheet === 'folders' && <Folders own={own} name={name} onClose={close} />}
    </>
  )
}

interface FoldersProps {
  own: OwnRecipe
  name: string
  onClose: () => void
}

function Folders({ own: { Id, FolderIds }, name, onClose }: FoldersProps) {
  const { list } = useOwnPage(1, {})
  const folders = list?.Folders ?? []
  return <FoldersSheet id={Id} name={name} chosen={FolderIds} folders={folders} onClose={onClose} />
}

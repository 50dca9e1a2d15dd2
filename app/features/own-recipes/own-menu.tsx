import { useState } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  Ellipsis,
  Folder as FolderIcon,
  Lock,
  PenLine,
  Send,
  Trash2,
  Undo2,
} from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Folder, OwnCard } from '#contract/own-recipes/own-recipe.ts'
import { FoldersSheet } from './folders-sheet.tsx'
import { publicationPath, sendInPath } from './publishing-paths.ts'
import { standingIn, stateOf } from './state-words.ts'
import { useBin } from './use-bin.ts'
import { WhoSheet } from './who-sheet.tsx'
import './own-menu.css'

/** Props of {@link OwnMenu}. */
export interface OwnMenuProps {
  card: OwnCard
  folders: readonly Folder[]
  /** What the recipe is called, also where it has no name. */
  name: string
}

/** What can be done with an own recipe in the list. */
export function OwnMenu({ card, folders, name }: OwnMenuProps) {
  const words = useWords()
  const { t } = words
  const [sheet, setSheet] = useState<'who' | 'folders'>()
  const { restore, toBin, deleteForGood } = useBin({ id: card.Id, name })
  const close = () => setSheet(undefined)
  const lies = folders.filter(({ Id }) => card.FolderIds.includes(Id)).map(({ Name }) => Name)
  const isInBin = card.State === 'bin'
  const standing = standingIn(card)
  return (
    <>
      <Menu label={t('ownRecipes.menu.more', { name })} opener={<Opener />}>
        {isInBin ? (
          <>
            <MenuButton icon={Undo2} onClick={() => void restore()}>
              {t('ownRecipes.menu.restore')}
            </MenuButton>
            <MenuButton icon={Trash2} onClick={() => void deleteForGood()}>
              {t('ownRecipes.menu.forever')}
            </MenuButton>
          </>
        ) : (
          <>
            <MenuLink icon={PenLine} href={`${pathOf('recipe', card.Id)}/edit`}>
              {t('ownRecipes.menu.write')}
            </MenuLink>
            <MenuButton icon={Lock} onClick={() => setSheet('who')}>
              {t('ownRecipes.menu.who')}
              <small className="own-caption">{stateOf(card, words).text}</small>
            </MenuButton>
            {standing && (
              <MenuLink icon={standing.icon} href={publicationPath(card.Id)}>
                {t('ownRecipes.menu.standing')}
              </MenuLink>
            )}
            {!standing && card.State !== 'draft' && (
              <MenuLink icon={Send} href={sendInPath(card.Id)}>
                {t('ownRecipes.menu.send')}
              </MenuLink>
            )}
            <MenuButton icon={FolderIcon} onClick={() => setSheet('folders')}>
              {t('ownRecipes.menu.folders')}
              <small className="own-caption">
                {lies.join(', ') || t('ownRecipes.folders.inNone')}
              </small>
            </MenuButton>
            <MenuButton icon={Trash2} onClick={() => void toBin()}>
              {t('ownRecipes.menu.toBin')}
            </MenuButton>
          </>
        )}
      </Menu>
      {sheet === 'who' && <WhoSheet id={card.Id} onClose={close} />}
      {sheet === 'folders' && (
        <FoldersSheet
          id={card.Id}
          name={name}
          chosen={card.FolderIds}
          folders={folders}
          onClose={close}
        />
      )}
    </>
  )
}

function Opener() {
  return (
    <span className="own-more">
      <Icon of={Ellipsis} />
    </span>
  )
}

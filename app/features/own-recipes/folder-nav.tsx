import { useState } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import {
  BookOpen,
  Folder as FolderIcon,
  FolderPlus,
  Trash2,
  Users,
} from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import { NewFolder } from './folder-name.tsx'
import { ownRecipesPath, useOwnFilter } from './use-own-filter.ts'
import './folders.css'

/** The folders of a member, beside the list; on narrow screens a row above it. */
export function FolderNav({ list }: { list: OwnList | undefined }) {
  const { t } = useWords()
  const { State, FolderId } = useOwnFilter()
  const [isNaming, setNaming] = useState(false)
  const { Folders = [], Counts } = list ?? {}
  return (
    <nav aria-label={t('ownRecipes.folders.title')} className="own-folders">
      <h2>{t('ownRecipes.folders.title')}</h2>
      <Entry
        href={ownRecipesPath()}
        icon={BookOpen}
        count={Counts?.All}
        isCurrent={State !== 'bin' && FolderId === undefined}
      >
        {t('ownRecipes.folders.all')}
      </Entry>
      {Folders.map((folder) => (
        <Entry
          key={folder.Id}
          href={ownRecipesPath({ FolderId: folder.Id })}
          icon={folder.IsShared ? Users : FolderIcon}
          count={folder.Count}
          isCurrent={FolderId === folder.Id}
        >
          {folder.Name}
        </Entry>
      ))}
      <Entry
        href={ownRecipesPath({ State: 'bin' })}
        icon={Trash2}
        count={Counts?.bin}
        isCurrent={State === 'bin'}
      >
        {t('ownRecipes.folders.bin')}
      </Entry>
      <button type="button" aria-haspopup="dialog" onClick={() => setNaming(true)}>
        <Icon of={FolderPlus} />
        {t('ownRecipes.folders.new')}
      </button>
      {isNaming && <NewFolder onClose={() => setNaming(false)} />}
    </nav>
  )
}

interface EntryProps {
  href: string
  icon: IconDrawing
  count: number | undefined
  isCurrent: boolean
  children: string
}

function Entry({ href, icon, count, isCurrent, children }: EntryProps) {
  const { formatNumber } = useWords()
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon of={icon} />
      <span>{children}</span>
      {count !== undefined && <small>{formatNumber(count)}</small>}
    </Link>
  )
}

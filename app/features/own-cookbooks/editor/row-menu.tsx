import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowDown,
  ArrowUp,
  BookOpen,
  ChevronDown,
  ChevronUp,
  Ellipsis,
  ListOrdered,
  Trash2,
} from '#design-system/icon/lucide.ts'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { useLatestEditor } from './context.ts'
import type { Step } from './places.ts'
import type { RecipeRowProps } from './row-props.ts'

/** Props of {@link RowMenu}. */
export interface RowMenuProps extends RecipeRowProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Everything that can be done with a recipe of a cookbook. */
export function RowMenu({
  recipe,
  name,
  index,
  count,
  canUp,
  canDown,
  isOpen,
  onOpenChange,
}: RowMenuProps) {
  const { t } = useWords()
  const editor = useLatestEditor()
  const { Id: id, PublicId } = recipe
  const target = recipe.IsMine ? id : PublicId
  const move = (step: Step) => editor.current.lift.move(id, step)
  return (
    <Menu
      label={t('ownCookbooks.more', { name })}
      opener={<Icon of={Ellipsis} />}
      open={isOpen}
      onOpenChange={onOpenChange}
      className="bk-menu"
    >
      {isOpen && (
        <>
          {target !== null && (
            <MenuLink icon={BookOpen} href={pathOf('recipe', target)}>
              {t('ownCookbooks.row.open')}
            </MenuLink>
          )}
          {canUp && (
            <MenuButton icon={ChevronUp} onClick={() => move('up')}>
              {t('ownCookbooks.row.oneUp')}
            </MenuButton>
          )}
          {canDown && (
            <MenuButton icon={ChevronDown} onClick={() => move('down')}>
              {t('ownCookbooks.row.oneDown')}
            </MenuButton>
          )}
          {index > 0 && (
            <MenuButton icon={ArrowUp} onClick={() => move('first')}>
              {t('ownCookbooks.row.first')}
            </MenuButton>
          )}
          {index < count - 1 && (
            <MenuButton icon={ArrowDown} onClick={() => move('last')}>
              {t('ownCookbooks.row.last')}
            </MenuButton>
          )}
          <MenuButton icon={ListOrdered} onClick={() => editor.current.askTab([id])}>
            {t('ownCookbooks.row.toTab')}
          </MenuButton>
          <MenuButton icon={Trash2} onClick={() => editor.current.takeOut([id])}>
            {t('ownCookbooks.row.takeOut')}
          </MenuButton>
        </>
      )}
    </Menu>
  )
}

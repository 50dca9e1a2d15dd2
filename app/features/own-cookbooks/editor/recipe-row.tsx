import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  EyeOff,
  GripVertical,
  ListOrdered,
  PenLine,
  Trash2,
  BookOpen,
} from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { useCookbookEditor } from './context.ts'
import { placeOf, stepOf } from './places.ts'

/** A recipe of a cookbook in its editor. */
export function RecipeRow({ id }: { id: Id }) {
  const { t } = useWords()
  const { order, recipeOf, nameOf, tabNameOf, lift, chosen, choose, takeOut } = useCookbookEditor()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const recipe = recipeOf(id)
  const place = placeOf(order, id)
  if (!recipe || !place) return null
  const name = nameOf(id)
  const isLifted = lift.lifted?.recipe === id
  const handle = lift.handle(id, () => setMenuOpen(true))
  return (
    <li
      data-recipe={id}
      data-lifted={isLifted || undefined}
      data-off={recipe.State === 'published' ? undefined : true}
      className="bk-row"
    >
      {chosen ? (
        <Checkbox
          className="bk-pick"
          label={<span className="sr-only">{t('ownCookbooks.row.choose', { name })}</span>}
          checked={chosen.has(id)}
          onCheckedChange={(isChosen) => choose(id, isChosen)}
        />
      ) : (
        <button
          type="button"
          aria-label={t('ownCookbooks.row.move', {
            name,
            place: place.index + 1,
            count: place.count,
            tab: tabNameOf(place.tab),
          })}
          aria-pressed={isLifted}
          className="bk-grip"
          {...handle}
          onKeyDown={(event) => {
            if (event.key === 'Delete') takeOut([id])
            else handle.onKeyDown(event)
          }}
        >
          <Icon of={GripVertical} />
        </button>
      )}
      <RowPicture path={recipe.CoverPath} />
      <div className="bk-words">
        <h4>{name}</h4>
        <RowFacts recipe={recipe} />
      </div>
      {!chosen && (
        <div className="bk-acts">
          <Arrows id={id} name={name} />
          <RowMenu recipe={recipe} name={name} isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
        </div>
      )}
      {recipe.State === 'withdrawn' && !recipe.IsKept && !chosen && <Withdrawn id={id} />}
    </li>
  )
}

function RowPicture({ path }: { path: string | null }) {
  return (
    <div className="bk-picture">
      {path === null ? (
        <EmptyPlate />
      ) : (
        <Image {...pictureSources(path, 320)} {...COVER} sizes="80px" alt="" />
      )}
    </div>
  )
}

function RowFacts({ recipe }: { recipe: BookRecipe }) {
  const { t, language } = useWords()
  const { State, StepCount, Minutes, OnlyLanguage, Author, Withdrawn: gone } = recipe
  if (State === 'draft') {
    return (
      <p className="bk-state">
        <Icon of={PenLine} size="s" />
        {t('ownCookbooks.row.draft')}
      </p>
    )
  }
  if (State === 'withdrawn') {
    return (
      <p className="bk-state">
        <Icon of={EyeOff} size="s" />
        {t('ownCookbooks.row.gone', { date: writeDate(new Date(gone ?? 0), language) })}
      </p>
    )
  }
  return (
    <p className="bk-facts">
      {Author && <span>{Author.Name}</span>}
      <span>{t('ownCookbooks.row.steps', { count: StepCount })}</span>
      {Minutes !== null && <span>{formatShortDuration(minutesToTime(Minutes))}</span>}
      {OnlyLanguage && OnlyLanguage !== language && (
        <span>{t(`ownCookbooks.row.only.${OnlyLanguage}`)}</span>
      )}
    </p>
  )
}

function Arrows({ id, name }: { id: Id; name: string }) {
  const { t } = useWords()
  const { order, lift } = useCookbookEditor()
  return (
    <span className="bk-arrows">
      <IconButton
        icon={ArrowUp}
        label={t('ownCookbooks.row.up', { name })}
        disabled={!stepOf(order, id, 'up')}
        onClick={() => lift.move(id, 'up', `[data-recipe='${id}'] [data-step='up']`)}
        data-step="up"
      />
      <IconButton
        icon={ArrowDown}
        label={t('ownCookbooks.row.down', { name })}
        disabled={!stepOf(order, id, 'down')}
        onClick={() => lift.move(id, 'down', `[data-recipe='${id}'] [data-step='down']`)}
        data-step="down"
      />
    </span>
  )
}

interface RowMenuProps {
  recipe: BookRecipe
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function RowMenu({ recipe, name, isOpen, onOpenChange }: RowMenuProps) {
  const { t } = useWords()
  const { order, lift, askTab, takeOut } = useCookbookEditor()
  const { Id: id, PublicId } = recipe
  const target = recipe.IsMine ? id : PublicId
  return (
    <Menu
      label={t('ownCookbooks.more', { name })}
      opener={<Icon of={Ellipsis} />}
      open={isOpen}
      onOpenChange={onOpenChange}
      className="bk-menu"
    >
      {target !== null && (
        <MenuLink icon={BookOpen} href={pathOf('recipe', target)}>
          {t('ownCookbooks.row.open')}
        </MenuLink>
      )}
      {stepOf(order, id, 'first') && (
        <MenuButton icon={ArrowUp} onClick={() => lift.move(id, 'first')}>
          {t('ownCookbooks.row.first')}
        </MenuButton>
      )}
      {stepOf(order, id, 'last') && (
        <MenuButton icon={ArrowDown} onClick={() => lift.move(id, 'last')}>
          {t('ownCookbooks.row.last')}
        </MenuButton>
      )}
      <MenuButton icon={ListOrdered} onClick={() => askTab([id])}>
        {t('ownCookbooks.row.toTab')}
      </MenuButton>
      <MenuButton icon={Trash2} onClick={() => takeOut([id])}>
        {t('ownCookbooks.row.takeOut')}
      </MenuButton>
    </Menu>
  )
}

/** What becomes of a recipe that was withdrawn. */
function Withdrawn({ id }: { id: Id }) {
  const { t } = useWords()
  const { store, takeOut } = useCookbookEditor()
  return (
    <div className="bk-answer">
      <Button size="s" onClick={() => takeOut([id])}>
        {t('ownCookbooks.row.takeOut')}
      </Button>
      <Button size="s" onClick={() => store.change([{ Kind: 'keep', Recipe: id }])}>
        {t('ownCookbooks.row.keep')}
      </Button>
    </div>
  )
}

import { memo, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowDown, ArrowUp, GripVertical } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useLatestEditor } from './context.ts'
import { RowFacts, RowPicture } from './row-facts.tsx'
import { RowMenu } from './row-menu.tsx'
import { useHold } from '#app/lib/ui/use-hold.ts'
import type { RecipeRowProps } from './row-props.ts'
import { gripId } from './use-lift.ts'

/** A recipe of a cookbook in its editor. It is rendered anew for its own changes alone: there may be 200. */
export const RecipeRow = memo(function RecipeRow(props: RecipeRowProps) {
  const { recipe, name, isLifted, isChosen, isHeld } = props
  const { t } = useWords()
  const editor = useLatestEditor()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const id = recipe.Id
  const hold = useHold((row, event) => editor.current.lift.grab(id, row, event))
  return (
    <li
      data-recipe={id}
      data-lifted={isLifted || undefined}
      data-off={recipe.State === 'published' ? undefined : true}
      className="bk-row"
      {...(isHeld && {
        ...hold,
        onPointerMove: (event) => {
          hold.onPointerMove(event)
          editor.current.lift.follow(event)
        },
        onPointerUp: () => {
          hold.onPointerUp()
          editor.current.lift.drop()
        },
        onPointerCancel: () => {
          hold.onPointerCancel()
          editor.current.lift.cancel()
        },
      })}
    >
      {isChosen === undefined ? (
        <Grip {...props} onPress={() => setMenuOpen(true)} />
      ) : (
        <Checkbox
          className="bk-pick"
          label={<span className="sr-only">{t('ownCookbooks.row.choose', { name })}</span>}
          checked={isChosen}
          onCheckedChange={(isNow) => editor.current.choose(id, isNow)}
        />
      )}
      <RowPicture path={recipe.CoverPath} />
      <div className="bk-words">
        <h4>{name}</h4>
        <RowFacts recipe={recipe} />
      </div>
      {isChosen === undefined && (
        <div className="bk-acts">
          <Arrows {...props} />
          <RowMenu {...props} isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
        </div>
      )}
      {recipe.State === 'withdrawn' && !recipe.IsKept && isChosen === undefined && (
        <Withdrawn id={id} />
      )}
    </li>
  )
})

/** The dots: dragged, lifted with keys, or pressed for the menu. */
function Grip({
  recipe,
  name,
  tab,
  index,
  count,
  ...props
}: RecipeRowProps & { onPress: () => void }) {
  const { t } = useWords()
  const editor = useLatestEditor()
  const { Id: id, State } = recipe
  const label = State === 'published' ? name : t(`ownCookbooks.row.state.${State}`, { name })
  return (
    <button
      type="button"
      id={gripId(id)}
      aria-label={t('ownCookbooks.row.move', { name: label, place: index + 1, count, tab })}
      aria-pressed={props.isLifted}
      className="bk-grip"
      onKeyDown={(event) => {
        if (event.key === 'Delete') editor.current.takeOut([id])
        else editor.current.lift.pressKey(id, event)
      }}
      onClick={(event) => editor.current.lift.press(id, event, props.onPress)}
      onBlur={() => editor.current.lift.blur()}
      {...(!props.isHeld && {
        onPointerDown: (event) => {
          if (event.button === 0) editor.current.lift.grab(id, event.currentTarget, event)
        },
        onPointerMove: (event) => editor.current.lift.follow(event),
        onPointerUp: () => editor.current.lift.drop(),
        onPointerCancel: () => editor.current.lift.cancel(),
      })}
    >
      <Icon of={GripVertical} />
    </button>
  )
}

function Arrows({ recipe: { Id: id }, name, canUp, canDown }: RecipeRowProps) {
  const { t } = useWords()
  const editor = useLatestEditor()
  const move = (step: 'up' | 'down') =>
    editor.current.lift.move(id, step, `[data-recipe='${id}'] [data-step='${step}']`)
  return (
    <span className="bk-arrows">
      <IconButton
        icon={ArrowUp}
        label={t('ownCookbooks.row.up', { name })}
        disabled={!canUp}
        onClick={() => move('up')}
        data-step="up"
      />
      <IconButton
        icon={ArrowDown}
        label={t('ownCookbooks.row.down', { name })}
        disabled={!canDown}
        onClick={() => move('down')}
        data-step="down"
      />
    </span>
  )
}

/** What becomes of a recipe that was withdrawn. */
function Withdrawn({ id }: { id: Id }) {
  const { t } = useWords()
  const editor = useLatestEditor()
  return (
    <div className="bk-answer">
      <Button size="s" onClick={() => editor.current.takeOut([id])}>
        {t('ownCookbooks.row.takeOut')}
      </Button>
      <Button size="s" onClick={() => editor.current.store.change([{ Kind: 'keep', Recipe: id }])}>
        {t('ownCookbooks.row.keep')}
      </Button>
    </div>
  )
}

import { Fragment } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronDown, ChevronUp } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { useCookbookEditor } from './context.ts'
import type { Group } from './places.ts'
import { RecipeRow } from './recipe-row.tsx'
import { TabHead } from './tab-head.tsx'

/** Id of the part of a tab, where the strip of tabs leads. */
export const partId = (tab: string | null) => `tab-${tab ?? 'none'}`

/** Props of {@link TabPart}. */
export interface TabPartProps {
  group: Group
  /** Whether a finger that rests on a row lifts it. */
  isHeld: boolean
}

/** A tab of a cookbook with its recipes, or those without one. */
export function TabPart({ group: { tab: key, recipes }, isHeld }: TabPartProps) {
  const { t } = useWords()
  const { order, recipeOf, tabNameOf, lift, folding } = useCookbookEditor()
  const tab = order.Tabs.find(({ Key }) => Key === key)
  const name = tabNameOf(key)
  const { lifted, target } = lift
  const isFolded = folding.isFolded(key)
  const isTarget = lifted !== undefined && target?.tab === key
  const hasOne = recipes.some((id) => id === lifted?.recipe)
  return (
    <section
      id={partId(key)}
      data-group={key ?? ''}
      // Where a row goes that is dropped on it.
      data-folded={isFolded ? recipes.length - (hasOne ? 1 : 0) : undefined}
      data-target={isTarget || undefined}
      aria-label={name}
      className="bk-part"
    >
      {tab ? (
        <TabHead tab={tab} count={recipes.length} />
      ) : (
        order.Tabs.length > 0 && (
          <div className="bk-part-head">
            <h3 className="bk-loose-name">{name}</h3>
            <span className="bk-count">{recipes.length}</span>
          </div>
        )
      )}
      {recipes.length === 0 && <p className="bk-empty-tab">{t('ownCookbooks.editor.emptyTab')}</p>}
      {tab && recipes.length > 0 && recipes.every((id) => recipeOf(id)?.State === 'draft') && (
        <p className="bk-empty-tab">{t('ownCookbooks.editor.onlyDrafts')}</p>
      )}
      {folding.isLong && order.Tabs.length > 0 && recipes.length > 0 && (
        <button
          type="button"
          aria-expanded={!isFolded}
          className="bk-fold"
          onClick={() => (isFolded ? folding.open(key) : folding.fold(key))}
        >
          <Icon of={isFolded ? ChevronDown : ChevronUp} size="s" />
          {isFolded
            ? t('ownCookbooks.editor.unfold', { count: recipes.length })
            : t('ownCookbooks.editor.fold')}
        </button>
      )}
      {!isFolded && <Rows of={key} recipes={recipes} isHeld={isHeld} />}
    </section>
  )
}

interface RowsProps {
  of: string | null
  recipes: readonly Id[]
  isHeld: boolean
}

/** The rows of a tab. A row that is lifted has its old place in words, and a line where it lands. */
function Rows({ of: key, recipes, isHeld }: RowsProps) {
  const { order, recipeOf, nameOf, tabNameOf, lift, chosen } = useCookbookEditor()
  const { lifted, target, origin } = lift
  const tabAt = order.Tabs.findIndex(({ Key }) => Key === key)
  const at = tabAt === -1 ? order.Tabs.length : tabAt
  const others = recipes.filter((id) => id !== lifted?.recipe)
  const hasMoved = origin?.tab !== target?.tab || origin?.index !== target?.index
  /** The row before which something of the lifted one stands; null for the end. */
  const before = (place: typeof target) =>
    lifted && hasMoved && place?.tab === key ? (others[place.index] ?? null) : undefined
  const landing = before(target)
  const left = lifted && !lifted.isDragged ? before(origin) : undefined
  const line = <li aria-hidden="true" className="bk-drop-line" />
  const gone = lifted && (
    <li aria-hidden="true" data-over={lifted.isDragged || undefined} className="bk-was">
      <OldPlace name={nameOf(lifted.recipe)} />
    </li>
  )
  const isLanding = (id: Id) =>
    lifted?.isDragged ? landing === id : id === lifted?.recipe && landing !== undefined
  return (
    <ol>
      {recipes.map((id, index) => {
        const recipe = recipeOf(id)
        if (!recipe) return null
        const isLifted = lifted?.recipe === id
        return (
          <Fragment key={id}>
            {left === id && gone}
            {isLanding(id) && line}
            {isLifted && lifted.isDragged && hasMoved && gone}
            <RecipeRow
              recipe={recipe}
              name={nameOf(id)}
              tab={tabNameOf(key)}
              index={index}
              count={recipes.length}
              canUp={index > 0 || at > 0}
              canDown={index < recipes.length - 1 || at < order.Tabs.length}
              isLifted={isLifted}
              isChosen={chosen?.has(id)}
              isHeld={isHeld}
            />
          </Fragment>
        )
      })}
      {left === null && gone}
      {lifted?.isDragged && landing === null && line}
    </ol>
  )
}

function OldPlace({ name }: { name: string }) {
  const { t } = useWords()
  return <span>{t('ownCookbooks.lift.was', { name })}</span>
}

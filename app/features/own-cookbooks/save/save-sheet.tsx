import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { HeartOff } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useSetFavourite } from '#app/features/favourites/index.ts'
import { useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import type { OfferedRecipe } from '#app/lib/dialogs/cookbook-offer.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'
import { CookbookCover } from '../cookbook-cover.tsx'
import { textOf } from '../texts.ts'
import { NewCookbookRow } from './new-cookbook-row.tsx'
import { changeName, useRecipeCookbooks } from './use-recipe-cookbooks.ts'
import './save-sheet.css'

/** Props of {@link SaveSheet}. */
export interface SaveSheetProps {
  /** The new favourite. */
  recipe: OfferedRecipe
  onClose: () => void
}

/** Asks in which of the member's cookbooks a new favourite stands too. Each tick is saved at once. */
export function SaveSheet({ recipe, onClose }: SaveSheetProps) {
  const { t } = useWords()
  const setFavourite = useSetFavourite()
  const { cookbooks, error, retry, put } = useRecipeCookbooks(recipe.id)
  const takeOut = () => {
    void setFavourite({ kind: 'recipe', ...recipe }, false)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ownCookbooks.save.title')}
      description={t('ownCookbooks.save.question', { name: recipe.name })}
      footer={
        <div className="save-footer">
          <Button variant="bare" icon={HeartOff} onClick={takeOut}>
            {t('ownCookbooks.save.takeOut')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('ownCookbooks.done')}
          </Button>
        </div>
      }
    >
      {cookbooks ? (
        <ul className="save-list">
          {cookbooks.map((card) => (
            <CookbookRow
              key={card.Id}
              card={card}
              recipe={recipe}
              onChange={(isIn) => void put(card, isIn)}
            />
          ))}
          <NewCookbookRow recipe={recipe.id} />
        </ul>
      ) : error === undefined ? (
        <SkeletonRegion>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="mt-3 h-12" />
          ))}
        </SkeletonRegion>
      ) : (
        <LoadFailed
          title={t('ownCookbooks.failed')}
          text={t('ownCookbooks.failedText')}
          onRetry={retry}
        />
      )}
    </Dialog>
  )
}

interface CookbookRowProps {
  card: OwnCookbookCard
  recipe: OfferedRecipe
  onChange: (isIn: boolean) => void
}

function CookbookRow({ card, recipe, onChange }: CookbookRowProps) {
  const { t, language } = useWords()
  const { value } = useOptimisticValue(changeName(card.Id, recipe.id), card.HasRecipe === true)
  const recipes = t('ownCookbooks.recipes', { count: card.RecipeCount })
  return (
    <li className="save-row">
      <Checkbox
        checked={value}
        onCheckedChange={onChange}
        label={
          <span className="save-label">
            <CookbookCover path={card.Cover?.Path ?? null} paths={card.CoverPaths} sizes="40px" />
            <span className="save-words">
              <b>{textOf(card.Name, language) || t('ownCookbooks.unnamed')}</b>{' '}
              <small>{t(`ownCookbooks.save.facts.${card.Readers}`, { recipes })}</small>
            </span>
          </span>
        }
      />
    </li>
  )
}

import { Plus } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { formatDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { DishPicture } from '../dish-legend.tsx'

/** A recipe that can be taken for the dinner. */
export function CandidateRow({ recipe, onTake }: { recipe: Recipe; onTake: () => void }) {
  const { t } = useWords()
  const { Name, CoverPath, TotalTime } = recipe
  return (
    <li className="dinner-dish">
      <DishPicture path={CoverPath} />
      <span>
        <b>{Name}</b>
        {TotalTime !== null && <small>{formatDuration(TotalTime)}</small>}
      </span>
      <IconButton icon={Plus} label={t('dinner.choose.take', { name: Name })} onClick={onTake} />
    </li>
  )
}

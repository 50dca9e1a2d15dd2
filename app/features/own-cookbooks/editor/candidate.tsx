import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'

/** Props of {@link Candidate}. */
export interface CandidateProps {
  recipe: BookRecipe
  /** What is said of one that is in the cookbook already. */
  standing: string | undefined
  isChosen: boolean
  onChoose: (recipe: BookRecipe, isChosen: boolean) => void
}

/** A recipe that can be added. */
export function Candidate({ recipe, standing, isChosen, onChoose }: CandidateProps) {
  const { t } = useWords()
  const { Name, Author, CoverPath, StepCount, State } = recipe
  const facts = [
    State === 'draft' && t('ownCookbooks.add.draft'),
    Author?.Name,
    StepCount > 0 && t('ownCookbooks.row.steps', { count: StepCount }),
  ].filter(Boolean)
  return (
    <li className="bk-add-row">
      <Checkbox
        label={Name || t('ownCookbooks.row.unnamed')}
        hint={standing ?? facts.join(', ')}
        checked={isChosen || standing !== undefined}
        disabled={standing !== undefined}
        onCheckedChange={(next) => onChoose(recipe, next)}
      />
      <div className="bk-picture">
        {CoverPath === null ? (
          <EmptyPlate />
        ) : (
          <Image {...pictureSources(CoverPath, 160)} {...COVER} sizes="64px" alt="" />
        )}
      </div>
    </li>
  )
}

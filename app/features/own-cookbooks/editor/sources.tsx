import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useFavouriteRecipes } from '#app/features/favourites/index.ts'
import { useOwnPage } from '#app/features/own-recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { Candidate } from './candidate.tsx'
import { rowOfOwn, rowOfRecipe } from './candidates.ts'

/** Recipes that are offered before anything is searched for. */
const NEWEST = 24

/** What the lists of recipes that can be added share. */
export interface SourceProps {
  /** Words that a recipe must have; empty for all. */
  term: string
  /** What is said of a recipe that is in the cookbook already. */
  standing: (recipe: BookRecipe) => string | undefined
  isChosen: (id: Id) => boolean
  onChoose: (recipe: BookRecipe, isChosen: boolean) => void
}

/** The newest published recipes, or those that are found. */
export function PublishedCandidates(props: SourceProps) {
  const { langId } = useWords()
  const { term } = props
  const { data, ...state } = useKey(
    term === '' ? keys.recipes(langId, NEWEST, 0) : keys.recipeSearch(term, langId),
  )
  return <Candidates {...props} {...state} recipes={data?.map(rowOfRecipe)} />
}

/** The member's own recipes, drafts too. */
export function OwnCandidates(props: SourceProps) {
  const { t } = useWords()
  const [pages, setPages] = useState(1)
  const { list } = useOwnPage(pages, props.term === '' ? {} : { term: props.term })
  const read = list && list.Recipes.length > 0 && list.Total > pages * list.Recipes.length
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <OwnPage key={index + 1} page={index + 1} {...props} />
      ))}
      {read && (
        <Button className="mt-4" onClick={() => setPages(pages + 1)}>
          {t('ownCookbooks.add.more')}
        </Button>
      )}
    </>
  )
}

function OwnPage({ page, ...props }: SourceProps & { page: number }) {
  const { list, ...state } = useOwnPage(page, props.term === '' ? {} : { term: props.term })
  // What the household shares is somebody else's.
  const own = list?.Recipes.filter(({ By }) => By === null)
  return <Candidates {...props} {...state} recipes={own?.map(rowOfOwn)} />
}

/** The member's favourites, by their names. */
export function FavouriteCandidates(props: SourceProps) {
  const { data, ...state } = useFavouriteRecipes()
  const words = props.term.toLowerCase().split(/\s+/)
  const found = data?.filter(({ Name }) => {
    const name = Name.toLowerCase()
    return words.every((word) => name.includes(word))
  })
  return <Candidates {...props} {...state} recipes={found?.map(rowOfRecipe)} />
}

interface CandidatesProps extends SourceProps {
  recipes: readonly BookRecipe[] | undefined
  error: unknown
  retry: () => Promise<unknown>
}

function Candidates({ recipes, error, retry, standing, isChosen, onChoose }: CandidatesProps) {
  const { t } = useWords()
  if (error !== undefined) {
    return (
      <LoadFailed
        title={t('ownCookbooks.add.failed')}
        text={t('ownCookbooks.add.failedText')}
        onRetry={retry}
      />
    )
  }
  if (!recipes) {
    return (
      <SkeletonRegion>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="mt-3 h-12" />
        ))}
      </SkeletonRegion>
    )
  }
  if (recipes.length === 0)
    return <p className="py-4 text-ink-soft">{t('ownCookbooks.add.none')}</p>
  return (
    <ul>
      {recipes.map((recipe) => (
        <Candidate
          key={recipe.Id}
          recipe={recipe}
          standing={standing(recipe)}
          isChosen={isChosen(recipe.Id)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

import { Icon } from '#design-system/icon/icon.tsx'
import { Lock } from '#design-system/icon/lucide.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { UnitsButton } from '#app/features/account/index.ts'
import { NewTimers, useOwnDraft } from '#app/features/own-recipes/index.ts'
import { LatePrintedRecipe } from '#app/features/print/index.ts'
import { GoodToKnow } from '#app/features/recipes/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { HowTo } from '../how-to.tsx'
import { IngredientsSection } from '../ingredients-section.tsx'
import { LateCookedAndPlanned } from '../late.tsx'
import { OwnFacts } from './own-facts.tsx'
import { OwnHero } from './own-hero.tsx'
import './own-page.css'

/** The page of an own recipe: that of every recipe, without what others say and do. */
export function OwnPage({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const own = useOwnDraft(recipe.Id)
  const isSignedIn = useIsSignedIn()
  const note = own?.Draft.OwnNote?.trim()
  return (
    <article>
      <PageMeta title={recipe.Name} description={t('ownRecipes.description')} noIndex />
      <div className="page-column">
        <OwnHero recipe={recipe} own={own} />
        {own && <NewTimers own={own} />}
        <OwnFacts recipe={recipe} />
      </div>
      <OwnIngredients recipe={recipe} />
      <HowTo recipe={recipe} />
      {note && (
        <Section id="own-note" title={t('ownRecipes.page.note')}>
          <p className="cook whitespace-pre-line">{note}</p>
          <p className="mt-2 flex items-center gap-1.5 text-label text-ink-soft">
            <Icon of={Lock} size="s" />
            {t('ownRecipes.page.noteText')}
          </p>
        </Section>
      )}
      {isSignedIn && (
        <div className="page-column page-part">
          <LateCookedAndPlanned recipeId={recipe.Id} name={recipe.Name} />
        </div>
      )}
      <LatePrintedRecipe recipe={recipe} />
    </article>
  )
}

/** The ingredients of an own recipe: without the picture of all of them, in two columns where there are groups. */
function OwnIngredients({ recipe }: { recipe: Recipe }) {
  return (
    <IngredientsSection recipe={recipe} skeleton={<RowSkeleton />}>
      {({ ingredients, rows, state }) => (
        <>
          {ingredients && (
            <>
              <div className="own-ingredients">{rows}</div>
              <div className="own-know">
                <GoodToKnow recipe={recipe} ingredients={ingredients} />
                {ingredients.length > 0 && <UnitsButton />}
              </div>
            </>
          )}
          {state}
        </>
      )}
    </IngredientsSection>
  )
}

function RowSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </SkeletonRegion>
  )
}

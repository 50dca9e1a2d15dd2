import { LateOwnCooked } from '#app/features/cooked/index.ts'
import { useOwnDraft } from '#app/features/own-recipes/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Lock } from '#design-system/icon/lucide.ts'
import { Section } from '#app/lib/ui/section.tsx'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { HowTo } from '../how-to.tsx'
import { LatePrintedRecipe } from '../late-printed-recipe.tsx'
import { OwnFacts } from './own-facts.tsx'
import { OwnHero } from './own-hero.tsx'
import { OwnIngredients } from './own-ingredients.tsx'
import './own-page.css'

/** The page of an own recipe: that of every recipe, without what others say and do. */
export function OwnPage({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const own = useOwnDraft(recipe.Id)
  const isSignedIn = useIsSignedIn()
  const note = own?.Draft.OwnNote?.trim()
  return (
    <article>
      <PageMeta title={recipe.Name} description={t('mine.description')} noIndex />
      <div className="page-column">
        <OwnHero recipe={recipe} own={own} />
        <OwnFacts recipe={recipe} />
      </div>
      <OwnIngredients recipe={recipe} />
      <HowTo recipe={recipe} />
      {note && (
        <Section id="own-note" title={t('mine.page.note')}>
          <p className="cook whitespace-pre-line">{note}</p>
          <p className="mt-2 flex items-center gap-1.5 text-label text-ink-soft">
            <Icon of={Lock} size="s" />
            {t('mine.page.noteText')}
          </p>
        </Section>
      )}
      {isSignedIn && (
        <div className="page-column page-part">
          <LateOwnCooked recipeId={recipe.Id} />
        </div>
      )}
      <LatePrintedRecipe recipe={recipe} />
    </article>
  )
}

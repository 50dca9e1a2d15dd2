import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Image } from '#design-system/image/image.tsx'
import { Chip } from '#design-system/tag/tag.tsx'
import { useIngredients, useOftenThere, useRecipesByFoods } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PageMeta } from '#app/seo/page-meta.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Id } from '#contract/common.ts'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { addressOfHave } from './have-address.ts'
import { HaveField } from './have-field.tsx'
import { HaveForm } from './have-form.tsx'
import { HaveResults } from './have-results.tsx'
import { OfferedFoods } from './offered-foods.tsx'

/** Foods that are offered because many of the recipes lack them. */
const OFFERED = 4

/** What the recipes lack most often. */
function mostMissing(recipes: readonly Recipe[]) {
  const missing = recipes.flatMap(({ Foods }) => Foods?.Missing ?? [])
  const byId = [...Map.groupBy(missing, ({ Id }) => Id).values()]
  return byId
    .toSorted((a, b) => b.length - a.length)
    .slice(0, OFFERED)
    .flatMap(([food]) => food ?? [])
}

/** The state of the recipe list that asks what is there, and shows what it makes. */
export function HaveScreen({ ids }: { ids: readonly Id[] }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const side = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const { ingredients = [] } = useIngredients(true)
  const { recipes, error, retry } = useRecipesByFoods(ids)
  const isEmpty = ids.length === 0
  const { ingredients: often = [] } = useOftenThere(isEmpty)
  const foods = ids.map(
    (id) =>
      ingredients.find(({ Id }) => Id === id) ?? {
        Id: id,
        Name: t('recipes.filter.unknownIngredient'),
        ImagePath: null,
      },
  )
  // A second food may be added or removed before the address has changed for the first.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  const go = (next: readonly Id[]) => {
    latest.current = [...new Set(next)].slice(0, FILTER_VALUES_MAX)
    void navigate(addressOfHave(latest.current), { preventScrollReset: true })
  }
  const remove = (id: Id, index: number) => {
    const buttons = side.current?.querySelectorAll<HTMLElement>('[data-slot=chip] button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    ;(next ?? side.current?.querySelector('input'))?.focus()
    go(latest.current.filter((other) => other !== id))
  }
  return (
    <div
      tabIndex={-1}
      className="page-column grid items-start gap-8 pt-12 outline-none max-tablet:pt-6 desktop:grid-cols-[21rem_minmax(0,1fr)] desktop:gap-16"
    >
      <PageMeta title={t('recipes.have.title')} description={t('recipes.description')} />
      <section
        ref={side}
        className="min-w-0 max-desktop:max-w-[34rem] desktop:sticky desktop:top-6"
      >
        <h1 className="text-title">{t('recipes.have.title')}</h1>
        {isEmpty && <p className="mt-2 text-ink-soft">{t('recipes.have.lead')}</p>}
        <div className="my-5 min-h-12 noscript:hidden">
          {/* What is typed before it works would be lost. */}
          {isHydrated && (
            <HaveField
              ids={ids}
              ingredients={ingredients}
              onAdd={(added) => go([...latest.current, ...added])}
              onRemoveLast={() => go(latest.current.slice(0, -1))}
            />
          )}
        </div>
        <noscript>
          <HaveForm foods={foods} />
        </noscript>
        {foods.length > 0 && (
          <ul
            aria-label={t('recipes.have.chosen')}
            className="mb-6 flex flex-wrap gap-2 noscript:hidden"
          >
            {foods.map((food, index) => (
              <li key={food.Id} className="max-w-full">
                <Chip
                  picture={
                    <span className="size-8 shrink-0 overflow-hidden rounded-full">
                      <Image
                        src={food.ImagePath && pictureUrl(food.ImagePath, THUMBNAIL_WIDTH)}
                        alt=""
                        width={32}
                        height={32}
                      />
                    </span>
                  }
                  removeLabel={t('common.removeItem', { name: food.Name })}
                  onRemove={() => remove(food.Id, index)}
                  className="min-h-target max-w-full"
                >
                  {capitalised(food.Name)}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <OfferedFoods
          title={t(isEmpty ? 'recipes.have.often' : 'recipes.have.offered')}
          ids={ids}
          foods={isEmpty ? often : mostMissing(recipes ?? [])}
        />
        <p className="border-t border-line pt-4 text-label text-ink-soft">
          {t('recipes.have.staples')}
        </p>
      </section>
      <p role="status" className="sr-only">
        {recipes && t('recipes.filter.found', { count: recipes.length })}
      </p>
      {ids.length > 0 && (
        <HaveResults
          key={ids.join()}
          recipes={recipes}
          foods={foods}
          error={error}
          onRetry={retry}
        />
      )}
    </div>
  )
}

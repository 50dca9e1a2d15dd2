import { useId } from 'react'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { X } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { RecipeSkeleton } from '#app/features/recipe-cards/index.ts'
import {
  addressOf,
  type RecipeFilter,
  useLoosened,
  usePartLabel,
} from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

/** Shows that no recipe matches, and offers each part of the filter that hides some, with how many,
 * to be lifted with one press (RCL-37). */
export function NoMatch({ filter }: { filter: RecipeFilter }) {
  const { t, language } = useWords()
  const id = useId()
  const list = new Intl.ListFormat(language)
  const labelOf = usePartLabel(filter)
  const { loosenings = [], isPending } = useLoosened(filter)
  // The skeletons stay until all buttons are known, so that no button moves.
  if (isPending) {
    return (
      <RecipeGrid>
        <RecipeSkeleton />
      </RecipeGrid>
    )
  }
  return (
    <>
      <EmptyState
        title={t('empty.items')}
        action={
          <ButtonLink href="/recipes" variant="primary">
            {t('recipes.filter.clear')}
          </ButtonLink>
        }
      >
        {t('recipes.filter.noMatch')}
      </EmptyState>
      {loosenings.length > 0 && (
        <section aria-labelledby={id} className="mx-auto max-w-[34rem] text-start">
          <h2 id={id} className="text-subheading font-semibold">
            {t('recipes.filter.hidden')}
          </h2>
          <ul className="mt-3 border-t border-line">
            {loosenings.map(({ parts, without, count }) => {
              const [{ kind, value }] = parts
              const label =
                kind === 'categories'
                  ? t('recipes.filter.dishTypes')
                  : list.format(parts.map((part) => labelOf(part)))
              return (
                <li key={`${kind} ${value}`} className="border-b border-line">
                  <Link
                    href={addressOf(without)}
                    className="grid min-h-target grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 hover:bg-tint"
                  >
                    <Icon of={X} size="s" />
                    <span>{t('recipes.filter.loosen', { filter: label })}</span>{' '}
                    <span className="font-semibold text-link">
                      {t('recipes.filter.found', { count })}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}

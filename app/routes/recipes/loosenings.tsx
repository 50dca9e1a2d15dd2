import { useId } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { X } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import {
  addressOf,
  type Loosening,
  type RecipeFilter,
  usePartLabel,
} from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link Loosenings}. */
export interface LooseningsProps {
  title: string
  filter: RecipeFilter
  loosenings: readonly Loosening[]
  /** Recipes that are shown already, which stay when a part is lifted. @default 0 */
  shown?: number
}

/** Parts of a filter that hide recipes, each to be lifted with one press, with what is shown then. */
export function Loosenings({ title, filter, loosenings, shown = 0 }: LooseningsProps) {
  const { t, language } = useWords()
  const id = useId()
  const list = new Intl.ListFormat(language)
  const labelOf = usePartLabel(filter)
  if (loosenings.length === 0) return null
  return (
    <section aria-labelledby={id} className="text-start">
      <h2 id={id} className="text-subheading font-semibold">
        {title}
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
                  {t('recipes.filter.found', { count: count + shown })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

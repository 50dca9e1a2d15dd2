import { CloudOff } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Link } from '#design-system/link/link.tsx'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { changedOf } from './state-words.ts'
import type { WaitingRecipe } from './waiting-recipe.ts'

/** Cards of recipes that are on this device alone; each opens its editor. */
export function WaitingCards({ recipes }: { recipes: readonly WaitingRecipe[] }) {
  const words = useWords()
  const { t } = words
  return recipes.map(({ name, path, changed }) => (
    <li key={path} className="own-card group/card">
      <div className="card-picture aspect-picture">
        <EmptyPlate className="own-no-picture" />
      </div>
      <h3 data-unnamed={name === '' || undefined}>
        <Link href={path} className="card-link">
          {name === '' ? t('mine.unnamed') : name}
        </Link>
      </h3>
      <p className="own-state">
        <Icon of={CloudOff} size="s" />
        {t('mine.state.device')}
      </p>
      <p className="own-facts">{changedOf(new Date(changed), words)}</p>
    </li>
  ))
}

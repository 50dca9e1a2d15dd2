import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { changedOf } from './state-words.ts'

/** A recipe with words on this device that the server does not have yet. */
export interface WaitingRecipe {
  /** Null for one that the server does not know. */
  readonly id: Id | null
  /** Empty without a name. */
  readonly name: string
  /** Address of its editor. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly changed: number
}

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
          {name === '' ? t('ownRecipes.unnamed') : name}
        </Link>
      </h3>
      <p className="own-state">
        <Icon of={CloudOff} size="s" />
        {t('ownRecipes.state.device')}
      </p>
      <p className="own-facts">{changedOf(new Date(changed), words)}</p>
    </li>
  ))
}

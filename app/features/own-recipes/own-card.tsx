import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Folder, OwnCard as Card } from '#contract/own-recipes/own-recipe.ts'
import { OwnMenu } from './own-menu.tsx'
import { factsOf, stateOf } from './state-words.ts'

/** Widest file of a card's picture worth loading: twice its box. */
const WIDEST = 640
const SIZES = '(min-width: 80rem) 293px, (min-width: 46.625rem) 30vw, 104px'

/** Props of {@link OwnCard}. */
export interface OwnCardProps {
  card: Card
  folders: readonly Folder[]
  /** Words of it wait on this device. @default false */
  isWaiting?: boolean
}

/**
 * An own recipe in the list. A draft and what was sent back open their editor; what is in the bin opens nothing.
 */
export function OwnCard({ card, folders, isWaiting = false }: OwnCardProps) {
  const words = useWords()
  const { t } = words
  const { Id, Name, NameLanguage, State, CoverPath } = card
  const name = Name === '' ? t('ownRecipes.unnamed') : Name
  const state = isWaiting
    ? { icon: CloudOff, text: t('ownRecipes.state.device') }
    : stateOf(card, words)
  const path = pathOf('recipe', Id)
  const isWritten = State === 'draft' || card.Submission === 'returned'
  return (
    <li className="own-card group/card">
      <div className="card-picture aspect-picture">
        {CoverPath === null ? (
          <EmptyPlate className="own-no-picture" />
        ) : (
          <Image {...pictureSources(CoverPath, WIDEST)} {...COVER} sizes={SIZES} alt="" />
        )}
      </div>
      <h3 lang={NameLanguage} data-unnamed={Name === '' || undefined}>
        {State === 'bin' ? (
          name
        ) : (
          <Link href={isWritten ? `${path}/edit` : path} className="card-link">
            {name}
          </Link>
        )}
      </h3>
      <p className="own-state">
        <Icon of={state.icon} size="s" />
        {state.text}
      </p>
      <p className="own-facts">{factsOf(card, words)}</p>
      {card.By === null && (
        <div className="own-menu">
          <OwnMenu card={card} folders={folders} name={name} />
        </div>
      )}
    </li>
  )
}

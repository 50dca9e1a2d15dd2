import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Globe, PenLine, Trash2, Undo2 } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { CARD_SIZES } from '#app/lib/media/sizes.ts'
import type { OwnCookbookCard as Card } from '#contract/cookbooks/own-cookbook.ts'
import { CookbookCover } from '../cookbook-cover.tsx'
import { cookbookActPath, ownCookbookPath } from '../paths.ts'
import { textOf } from '../texts.ts'
import { useCookbookBin } from '../use-cookbook-bin.ts'
import { factsOf, stateOf } from './state-of.ts'

/** A cookbook of the member in the list. One in the bin opens nothing. */
export function OwnCookbookCard({ card }: { card: Card }) {
  const words = useWords()
  const { t, language } = words
  const name = textOf(card.Name, language) || t('ownCookbooks.unnamed')
  const state = stateOf(card, words)
  const isInBin = card.Deleted !== null
  return (
    <li className="group/card shelf-card">
      <CookbookCover
        path={card.Cover?.Path ?? null}
        paths={card.CoverPaths}
        sizes={CARD_SIZES.grid}
      />
      <h2 lang={card.Name[language] ? undefined : card.Language}>
        {isInBin ? (
          name
        ) : (
          <Link href={ownCookbookPath(card.Id)} className="card-link">
            {name}
          </Link>
        )}
      </h2>
      <p className="shelf-state">
        <Icon of={state.icon} size="s" />
        {state.text}
      </p>
      <p className="shelf-facts">{factsOf(card, words)}</p>
      <div className="shelf-menu">
        <CardMenu card={card} name={name} />
      </div>
    </li>
  )
}

function CardMenu({ card, name }: { card: Card; name: string }) {
  const { t } = useWords()
  const { restore, toBin, deleteForGood } = useCookbookBin({ id: card.Id, name })
  return (
    <Menu label={t('ownCookbooks.more', { name })} opener={<Opener />}>
      {card.Deleted === null ? (
        <>
          <MenuLink icon={PenLine} href={ownCookbookPath(card.Id)}>
            {t('ownCookbooks.arrange')}
          </MenuLink>
          {card.Readers === 'everybody' && (
            <MenuLink icon={Globe} href={cookbookActPath(card.Id, 'publication')}>
              {t('ownCookbooks.who.standing')}
            </MenuLink>
          )}
          <MenuButton icon={Trash2} onClick={() => void toBin()}>
            {t('ownCookbooks.bin.toBin')}
          </MenuButton>
        </>
      ) : (
        <>
          <MenuButton icon={Undo2} onClick={() => void restore()}>
            {t('ownCookbooks.bin.restore')}
          </MenuButton>
          <MenuButton icon={Trash2} onClick={() => void deleteForGood()}>
            {t('ownCookbooks.bin.forever')}
          </MenuButton>
        </>
      )}
    </Menu>
  )
}

function Opener() {
  return (
    <span className="shelf-opener">
      <Icon of={Ellipsis} />
    </span>
  )
}

import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert, Clock, EyeOff, Globe, Lock, PenLine } from '#design-system/icon/lucide.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { hasLongWord } from '#app/lib/words/has-long-word.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { ownCookbookPath } from '../paths.ts'

/** Props of {@link StandingHead}. */
export interface StandingHeadProps {
  cookbook: OwnCookbook
  publication: CookbookPublication
  name: string
}

/** The name of a cookbook, how it stands, and the ways to its page and into its editor. */
export function StandingHead({ cookbook, publication, name }: StandingHeadProps) {
  const { t } = useWords()
  const { Published } = publication
  const state = useStanding(publication)
  const isLive = Published?.IsLive === true
  return (
    <div className="pub-head">
      <div>
        <h1 className={hasLongWord(name) ? 'text-title' : 'text-display'}>{name}</h1>
        <p className="pub-stats">
          <span>
            <Icon of={state.icon} size="s" />
            {state.text}
          </span>
          {isLive && (
            <>
              <span>{t('ownCookbooks.recipes', { count: countLive(cookbook, publication) })}</span>
              <span>{t('publishing.stand.favourites', { count: Published.Favourites })}</span>
              <span>{t('publishing.stand.views', { count: Published.Views })}</span>
            </>
          )}
        </p>
        {isLive && !Published.IsShown && !Published.IsHidden && (
          <p className="pub-lead">{t('publishing.book.stand.empty')}</p>
        )}
      </div>
      <div className="pub-acts">
        {Published?.IsShown && (
          <ButtonLink href={pathOf('cookbook', Published.Id)}>
            {t('publishing.stand.toPage')}
          </ButtonLink>
        )}
        <ButtonLink href={ownCookbookPath(cookbook.Id)} icon={PenLine}>
          {t('publishing.send.goOn')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** How many recipes readers see. */
function countLive({ Recipes }: OwnCookbook, { Live }: CookbookPublication): number {
  const live = new Set(Live ? recipesIn(Live) : [])
  const isThere = new Set(Recipes.map(({ Id }) => Id))
  const shown = Recipes.filter(({ Id, State }) => State === 'published' && live.has(Id))
  // Of what was taken out nothing is known here but that it was there.
  return shown.length + [...live].filter((id) => !isThere.has(id)).length
}

/** How a cookbook stands, as an icon and in words. */
function useStanding({ Published, Submission }: CookbookPublication) {
  const { t, language } = useWords()
  if (Published?.IsHidden) {
    return { icon: EyeOff, text: t('publishing.book.stand.hidden') }
  }
  if (Published?.IsLive) {
    const day = writeDate(new Date(Published.Since), language)
    return Published.IsShown
      ? { icon: Globe, text: t('publishing.book.stand.live', { day }) }
      : { icon: CircleAlert, text: t('publishing.book.stand.notShown') }
  }
  if (Submission?.State === 'waiting')
    return { icon: Clock, text: t('publishing.book.stand.waiting') }
  if (Published) return { icon: EyeOff, text: t('publishing.stand.withdrawn') }
  return { icon: Lock, text: t('ownCookbooks.readers.me') }
}

import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { OwnCard } from '#contract/own-recipes/own-recipe.ts'
import { usePublication } from './use-publication.ts'
import './sent-back.css'

/** Width of the file of the picture: twice its box. */
const WIDTH = 320

/** A recipe that was sent back, above the list of own recipes: what the editors say, and the way to their remarks. */
export function SentBack({ card }: { card: OwnCard }) {
  const { t } = useWords()
  const { publication } = usePublication(card.Id)
  const { Answer = '', Remarks = [] } = publication?.Submission ?? {}
  const open = Remarks.filter(({ IsDone }) => !IsDone).length
  const name = card.Name === '' ? t('ownRecipes.unnamed') : card.Name
  return (
    <section aria-labelledby="sent-back" className="sent-back">
      {card.CoverPath !== null && (
        <Image {...pictureSources(card.CoverPath, WIDTH)} {...COVER} sizes="144px" alt="" />
      )}
      <div>
        <h3 id="sent-back" lang={card.NameLanguage}>
          {t('publishing.back.title', { name })}
        </h3>
        <p dir="auto" data-quote={Answer !== '' || undefined}>
          {Answer === ''
            ? t('publishing.back.noAnswer')
            : t('publishing.back.quote', { answer: Answer })}
        </p>
      </div>
      <ButtonLink href={`${pathOf('recipe', card.Id)}/edit`}>
        {open > 0
          ? t('publishing.stand.readRemarks', { count: open })
          : t('publishing.stand.readAnswer')}
      </ButtonLink>
    </section>
  )
}

import { PersonLink } from '#design-system/avatar/person-link.tsx'
import { PORTRAIT_WIDTH } from '#app/cards/sizes.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { AuthorRef } from '#contract/author.ts'
import { pictureUrl } from '#app/data/media.ts'

/** Portrait and name of an author, leading to the profile (CBD-06, RCD-07). */
export function AuthorLink({ author: { Id, Name, ImagePath } }: { author: AuthorRef }) {
  const { t } = useWords()
  return (
    <PersonLink
      href={`/authors/${Id}`}
      name={Name}
      src={ImagePath && pictureUrl(ImagePath, PORTRAIT_WIDTH)}
    >
      {t('cards.viewProfile')}
    </PersonLink>
  )
}

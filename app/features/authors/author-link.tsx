import { PersonLink } from '#design-system/avatar/person-link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AuthorRef } from '#contract/author.ts'

/** Portrait and name of an author as a link to the profile. */
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

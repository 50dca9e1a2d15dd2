import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Link } from '#design-system/link/link.tsx'
import { PORTRAIT_WIDTH } from '#app/cards/sizes.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { AuthorRef } from '#contract/author.ts'
import { pictureUrl } from '#app/data/media.ts'

/** Portrait and name of an author, leading to the profile (CBD-06, RCD-07). */
export function AuthorLink({ author }: { author: AuthorRef }) {
  const { t } = useWords()
  return (
    <Link
      href={`/authors/${author.Id}`}
      className="group/author flex min-w-0 items-center gap-3 rounded-control"
    >
      <Avatar
        size="l"
        name={author.Name}
        src={author.ImagePath && pictureUrl(author.ImagePath, PORTRAIT_WIDTH)}
      />
      <span className="min-w-0 text-label">
        <b className="block font-semibold group-hover/author:underline">{author.Name}</b>
        <span className="text-ink-soft">{t('cards.viewProfile')}</span>
      </span>
    </Link>
  )
}

import { AuthorCard as Card } from '#design-system/card/author-card.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PLATE_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Author } from '#contract/author.ts'
import { shortenAtWord } from '#contract/text/truncate.ts'

/** An author in a list: portrait, name, number of cookbooks, start of the description. */
export function AuthorCard({ author }: { author: Author }) {
  const { t } = useWords()
  return (
    <Card
      level="h2"
      href={`/authors/${author.Id}`}
      name={author.Name}
      picture={author.ImagePath && pictureUrl(author.ImagePath, PLATE_WIDTH)}
      cookbooks={t('common.cookbooks', { count: author.CookbookLength })}
      description={author.Description === null ? undefined : shortenAtWord(author.Description)}
    />
  )
}

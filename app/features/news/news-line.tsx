import { Avatar } from '#design-system/avatar/avatar.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { languageOf } from '#contract/languages.ts'
import { isDecision } from '#contract/news/decision-path.ts'
import type { NewsItem } from '#contract/news/news.ts'
import type { NewsRow } from './rows.ts'

/** The name of what is new: of an answer, what it is and where. */
export function Named({ item }: { item: NewsItem }) {
  const { t } = useWords()
  return item.Kind === 'answer' ? t('favourites.news.answerOn', { recipe: item.Name }) : item.Name
}

/** How an answer begins, in its language; that of an answer of the desk is not known. */
export function Quote({ item: { Text, Answer } }: { item: NewsItem }) {
  const { t } = useWords()
  return (
    <span {...(Answer ? { lang: languageOf(Answer.LangId) } : { dir: 'auto' })}>
      {t('favourites.news.quote', { text: Text ?? '' })}
    </span>
  )
}

/** Props of {@link Line}. */
export interface LineProps {
  items: NewsRow['items']
  className: string
  /** What an answer says stands below it. */
  isLead?: boolean
}

/** Portrait of the author, and what is new: "Mei Tanaka, new recipe". */
export function Line({ items, className, isLead }: LineProps) {
  const { t } = useWords()
  const [item] = items
  const { Author, Kind, Count, Decision } = item
  const author = Author.Name
  return (
    <p className={className}>
      <Avatar
        size="s"
        name={author}
        src={Author.ImagePath && pictureUrl(Author.ImagePath, PORTRAIT_WIDTH)}
      />
      <span>
        {items.length > 1 ? (
          t('favourites.news.kinds.many', { author })
        ) : Kind === 'added' || Kind === 'film' ? (
          t(`favourites.news.kinds.${Kind}`, { author, count: Count })
        ) : isDecision(Kind) ? (
          t(`favourites.news.decided.${Kind}.${Decision?.IsApproved ? 'approved' : 'returned'}`)
        ) : Kind !== 'answer' ? (
          t(`favourites.news.kinds.${Kind}`, { author })
        ) : isLead ? (
          author
        ) : (
          <>
            {`${author}, `}
            <Quote item={item} />
          </>
        )}
      </span>
    </p>
  )
}

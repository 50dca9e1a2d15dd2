import { useSearchParams } from 'react-router-dom'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Flag } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { DeskContent } from '#contract/reports/desk-contents.ts'
import { dayText } from '../review/when.ts'
import { ContentList } from './content-list.tsx'
import '../desk.css'
import '../review/review.css'
import './contents.css'

const photoOf = ({ PhotoPath }: DeskContent['Writer']) =>
  PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)

/** Says that members have reported something, and leads to the reports. */
function Reported({ content }: { content: DeskContent }) {
  const { t } = useWords()
  if (!content.IsReported) return null
  return (
    <p className="desk-small review-reader">
      <Icon of={Flag} size="s" />
      <TextLink href="/desk/reports">{t('desk.contents.reported')}</TextLink>
    </p>
  )
}

/** The pictures that members show. */
export function DeskPictures() {
  const { t } = useWords()
  return (
    <>
      <h1 className="text-title">{t('desk.contents.pictures')}</h1>
      <p className="mt-2 text-ink-soft">{t('desk.contents.picturesText')}</p>
      <ContentList
        kind="picture"
        hrefOf={(page) => (page > 1 ? `/desk/pictures?page=${page}` : '/desk/pictures')}
        className="desk-pictures"
        render={(content, button) => (
          <>
            <Avatar size="xl" name={content.Writer.Name} src={photoOf(content.Writer)} />
            <b>{content.Writer.Name}</b>
            <Reported content={content} />
            {button}
          </>
        )}
      />
    </>
  )
}

/** The lists of what members write. */
const KINDS = ['comment', 'note'] as const

/** The comments and notes of members. The list and the page are in the address. */
export function DeskComments() {
  const words = useWords()
  const { t } = words
  const [search] = useSearchParams()
  const kind = KINDS.find((one) => one === search.get('Kind')) ?? 'comment'
  const hrefOf = (page: number, of = kind) => {
    const query = new URLSearchParams({
      ...(of === 'note' && { Kind: of }),
      ...(page > 1 && { page: String(page) }),
    })
    return query.size === 0 ? '/desk/comments' : `/desk/comments?${query}`
  }
  return (
    <>
      <h1 className="text-title">{t('desk.contents.comments')}</h1>
      <p className="mt-2 text-ink-soft">{t('desk.contents.commentsText')}</p>
      <nav aria-label={t('desk.review.listsLabel')} className="review-lists">
        {KINDS.map((one) => (
          <Link key={one} href={hrefOf(1, one)} aria-current={one === kind ? 'page' : undefined}>
            {t(`desk.contents.kinds.${one}`)}
          </Link>
        ))}
      </nav>
      <ContentList
        key={kind}
        kind={kind}
        hrefOf={(page) => hrefOf(page)}
        className="desk-contents"
        render={(content, button) => (
          <>
            <Avatar name={content.Writer.Name} src={photoOf(content.Writer)} />
            <div>
              <p className="desk-small">
                <b>{content.Writer.Name}</b>
                {content.Posted !== null && (
                  <>
                    {' · '}
                    <time dateTime={content.Posted}>{dayText(content.Posted, words)}</time>
                  </>
                )}
                {content.Recipe && (
                  <>
                    {' · '}
                    <TextLink href={pathOf('recipe', content.Recipe.Id)}>
                      {content.Recipe.Name}
                    </TextLink>
                  </>
                )}
              </p>
              <p dir="auto" className="review-text">
                {content.Text}
              </p>
              <Reported content={content} />
            </div>
            <div className="desk-acts">{button}</div>
          </>
        )}
      />
    </>
  )
}

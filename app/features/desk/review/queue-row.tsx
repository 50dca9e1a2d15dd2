import { Eye } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { mediaUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LANGUAGES } from '#contract/languages.ts'
import type { DeskCard } from '#contract/publishing/desk.ts'
import { dayText } from './when.ts'

/** Pixels of the picture of a row, which CSS sizes. */
const PICTURE = { width: 192, height: 144 }

/** What a version is about: "Version 3, 4 fields differ, 1 unknown food". */
function aboutOf(card: DeskCard, { t }: ReturnType<typeof useWords>): string {
  const { Number: number, Changes, Languages, StepCount, UnknownFoods, Again } = card
  const [only, other] = Languages
  const languages = Languages.length === LANGUAGES.length ? t('desk.review.both') : ''
  return [
    Changes === null ? t('desk.review.isNew') : t('desk.review.version', { number }),
    Changes !== null && t('desk.review.changes', { count: Changes }),
    Changes === null && (only && !other ? t(`desk.review.only.${only}`) : languages),
    Changes === null && t('desk.review.steps', { count: StepCount }),
    UnknownFoods > 0 && t('desk.review.unknown', { count: UnknownFoods }),
    Again && Again.Remarks > 0
      ? t('desk.review.again', { done: Again.Done, count: Again.Remarks })
      : Again && t('desk.review.againNone'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A version in a list of the desk; the whole row leads to it. */
export function QueueRow({ card }: { card: DeskCard }) {
  const words = useWords()
  const { t } = words
  const { Id, Name, CoverPath, Author, Sent, Reader, IsMine } = card
  return (
    <li className="review-row">
      <Image src={mediaUrl(CoverPath)} alt="" {...PICTURE} />
      <div>
        <h2>
          <Link href={`/desk/review/${Id}`}>
            {Name.trim() === '' ? t('desk.review.noName') : Name}
          </Link>
        </h2>
        <p className="desk-small">{aboutOf(card, words)}</p>
        {Reader && (
          <p className="desk-small review-reader">
            <Icon of={Eye} size="s" />
            {Reader.IsMe
              ? t('desk.review.readingYou')
              : t('desk.review.reading', { name: Reader.Name })}
          </p>
        )}
        {IsMine && <p className="desk-small">{t('desk.review.yours')}</p>}
      </div>
      <p className="review-author">{Author.Name}</p>
      <p className="review-since">
        <time dateTime={Sent}>{t('desk.review.since', { when: dayText(Sent, words) })}</time>
      </p>
    </li>
  )
}

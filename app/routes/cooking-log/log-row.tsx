import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import {
  dropPhoto,
  entryPath,
  peopleText,
  thisYear,
  useKeptPhoto,
  waitingMeals,
  writeDay,
  type WrittenMeal,
} from '#app/features/cooking-log/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { useBlobUrl } from '#app/lib/media/use-blob-url.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { CookingLogBody, CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { languageOf, type LangId } from '#contract/languages.ts'
import { markedParts } from './marked-parts.ts'

/** Pixels of the picture of a row: twice its size. */
const PICTURE = 320

interface RowProps {
  day: string
  /** Writes the month below the day, with another year, in place of the weekday. */
  withMonth: boolean
  picture: ReactNode
  children: ReactNode
}

function Row({ day, withMonth, picture, children }: RowProps) {
  const { language } = useWords()
  const isThisYear = day.startsWith(String(thisYear()))
  const month = { month: 'short', ...(!isThisYear && { year: 'numeric' as const }) } as const
  return (
    <li className="log-row">
      <time dateTime={day} className="log-date">
        <b>{Number(day.slice(8))}</b>{' '}
        <small>{writeDay(day, language, withMonth ? month : { weekday: 'short' })}</small>
      </time>
      <span className="log-picture">{picture}</span>
      <div>{children}</div>
    </li>
  )
}

/** What the cook wrote, in two lines: what was found first, then the note, then the changes. */
function Words({ meal, term }: { meal: CookingLogBody & { langId: LangId }; term: string }) {
  const texts = [meal.Note, ...meal.Changes.map(({ Text }) => Text)].filter((text) => text !== '')
  if (texts.length === 0) return null
  const isFound = (text: string) => markedParts(text, term).some(({ isMarked }) => isMarked)
  const sorted = texts.toSorted((a, b) => Number(isFound(b)) - Number(isFound(a)))
  return (
    <p lang={languageOf(meal.langId)} dir="auto" className="log-words">
      <Marked term={term}>{sorted.join(' · ')}</Marked>
    </p>
  )
}

/** Props of {@link EntryRow}. */
export interface EntryRowProps {
  entry: CookingLogEntry
  /** What was looked for; empty in the whole log. */
  term: string
}

/** A meal of the log. */
export function EntryRow({ entry, term }: EntryRowProps) {
  const words = useWords()
  return (
    <Row
      day={entry.Day}
      withMonth={term !== ''}
      picture={
        <Image
          {...pictureSources(entry.PhotoPath ?? entry.CoverPath, PICTURE)}
          width={96}
          height={96}
          sizes="96px"
          alt=""
        />
      }
    >
      <h3>
        <Link href={entryPath(entry.Id)} className="log-link">
          <Marked term={term}>{entry.RecipeName}</Marked>
        </Link>
      </h3>
      <p className="log-meta">
        {entry.UserRating !== null && <StarAverage average={entry.UserRating + 1} />}
        <span>{peopleText(entry.People, entry.Yield, words)}</span>
      </p>
      <Words meal={{ ...entry, langId: entry.LangId }} term={term} />
    </Row>
  )
}

/** A meal that is kept on this device until there is a connection. */
export function WaitingRow({ meal }: { meal: WrittenMeal }) {
  const words = useWords()
  const { t } = words
  const url = useBlobUrl(useKeptPhoto(meal.key, meal.hasPhoto))
  const [isLeaving, setLeaving] = useState(false)
  const sources = url === undefined ? pictureSources(meal.coverPath, PICTURE) : { src: url }
  return (
    <Row
      day={meal.Day}
      withMonth={false}
      picture={<Image key={url} {...sources} width={96} height={96} sizes="96px" alt="" />}
    >
      <h3>{meal.recipeName}</h3>
      <p className="log-meta">
        <span>{peopleText(meal.People, meal.makes, words)}</span>
      </p>
      <Words meal={meal} term="" />
      <div className="log-waiting">
        <span>
          <Icon of={CloudOff} size="s" />
          {t('cookingLog.log.waiting')}
        </span>
        <Button
          variant="bare"
          size="s"
          pending={isLeaving}
          onClick={() => {
            setLeaving(true)
            void dropPhoto(meal.key).then(() => waitingMeals.remove(meal.key))
          }}
        >
          {t('cookingLog.log.discard')}
        </Button>
      </div>
    </Row>
  )
}

/** Props of {@link Marked}. */
interface MarkedProps {
  children: string
  /** What was looked for; nothing is marked when it is empty. */
  term: string
}

/** A text in which what was looked for is marked. */
function Marked({ children, term }: MarkedProps) {
  return markedParts(children, term).map(({ text, isMarked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}

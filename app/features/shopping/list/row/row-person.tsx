import { createContext, use, type ReactNode } from 'react'
import { rowPeople } from '#app/features/shopping/model/people.ts'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { dayOf, writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { Language } from '#contract/languages.ts'

/** Milliseconds for which something has happened just now. */
const NOW_MS = 60_000

/** The people who share the list on the screen; none for a private one. */
const People = createContext<readonly HouseholdPerson[]>([])

/** Tells the rows inside it who shares their list. */
export function ListPeopleProvider(props: {
  people: readonly HouseholdPerson[]
  children: ReactNode
}) {
  return <People value={props.people}>{props.children}</People>
}

/** What a row says about the others who share the list; nothing of it on one's own rows. */
export interface RowPerson {
  /** Of who ticked the row, or else wrote it. */
  disc: ReactNode
  /** "Ben, 17:40" on a row that somebody else has ticked. */
  tickedText: string | undefined
  /** "added by Ben", for screen readers. */
  addedText: string | undefined
}

function isJustNow(at: Date): boolean {
  return Date.now() - at.getTime() < NOW_MS
}

/** The time of today, or the day. */
function writeWhen(at: Date, language: Language): string {
  return dayOf(at) === 'today' ? writeTime(at, language) : writeDate(at, language)
}

/** Says who of the others wrote a row or ticked it. */
export function useRowPerson(row: ListRow): RowPerson {
  const { t, language } = useWords()
  const { added, ticked } = rowPeople(row, use(People))
  const person = ticked?.person ?? added
  const disc = person && (
    <PersonDisc
      letters={person.Initials}
      picture={person.PhotoPath && pictureUrl(person.PhotoPath, PORTRAIT_WIDTH)}
      className="ms-1.5"
    />
  )
  const addedText = added && t('shopping.addedBy', { name: added.Name })
  if (!ticked) return { disc, tickedText: undefined, addedText }
  const when = isJustNow(ticked.at) ? t('shopping.justNow') : writeWhen(ticked.at, language)
  const tickedText = t('shopping.tickedBy', { name: ticked.person.Name, when })
  return { disc, tickedText, addedText: undefined }
}

import type { Ref } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ChevronDown, Lock, Users } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import { HOUSEHOLD_PATH } from '../paths.ts'
import { Disc } from '../people.tsx'
import { useListWords } from './list-words.ts'
import './lists.css'

/** Most people who are shown as discs. */
const DISCS_MAX = 4

/** Props of {@link ListName} and {@link ListPeople}. */
export interface ListHeadProps {
  /** Undefined while this device does not know the list. */
  list: ListCard | undefined
  people: readonly HouseholdPerson[]
}

/** The heading of a list: its name opens the other lists. */
export function ListName({
  list,
  people,
  onClick,
  ref,
}: ListHeadProps & { onClick: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useWords()
  const { nameOf } = useListWords(people)
  if (!list) return <h1 className="list-name text-title">{t('shopping.title')}</h1>
  const name = nameOf(list)
  const isShared = list.SeenBy !== 'you'
  const count = list.PersonIds.length
  return (
    <h1 className="list-name text-title">
      <button ref={ref} type="button" aria-haspopup="dialog" onClick={onClick}>
        <span>
          <span>{name}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <Icon of={ChevronDown} size="l" />
        </span>
        <small>
          <Icon of={isShared ? Users : Lock} size="s" />
          {isShared ? t('lists.shared', { count }) : t('lists.onlyYou')}
        </small>
        <VisuallyHidden>. {t('lists.others')}</VisuallyHidden>
      </button>
    </h1>
  )
}

/** The people who see a shared list, as discs that lead to the household. */
export function ListPeople({ list, people }: ListHeadProps) {
  const { t, language } = useWords()
  const seeing = people.filter(({ Id }) => list?.PersonIds.includes(Id))
  if (seeing.length === 0) return null
  const names = seeing.map(({ Name, IsYou }) => (IsYou ? t('lists.you') : Name))
  return (
    <Link href={HOUSEHOLD_PATH} className="list-people">
      <VisuallyHidden>{t('lists.people', { names: nameList(names, language) })}</VisuallyHidden>
      {seeing.slice(0, DISCS_MAX).map((person) => (
        <Disc key={person.Id} person={person} />
      ))}
      {seeing.length > DISCS_MAX && (
        <span aria-hidden="true" className="text-caption text-ink-soft">
          +{seeing.length - DISCS_MAX}
        </span>
      )}
    </Link>
  )
}

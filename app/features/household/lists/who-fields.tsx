import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { FieldError } from '#design-system/text-field/field-words.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard, SeenBy } from '#contract/shopping/several-lists.ts'
import { HOUSEHOLD_PATH } from '../paths.ts'
import { Disc } from '../people.tsx'
import { PickCards } from '#app/lib/ui/pick-cards.tsx'
import { useListWords } from './list-words.ts'
import '#app/lib/ui/pick-cards.css'

/** Who sees a list, as it is chosen. */
export interface Who {
  SeenBy: SeenBy
  /** With `some`: the others who see it. */
  PersonIds: readonly number[]
}

/** Whether a choice can be stored: some of the household are at least one person. */
export function isChosen({ SeenBy, PersonIds }: Who): boolean {
  return SeenBy !== 'some' || PersonIds.length > 0
}

/** Props of {@link WhoFields}. */
export interface WhoFieldsProps {
  label: string
  labelHidden?: boolean
  who: Who
  onWhoChange: (who: Who) => void
  people: readonly HouseholdPerson[]
  /** The list that is changed; undefined for a new one. */
  list?: ListCard
  /** Nobody was chosen when it was to be stored. */
  isMissing: boolean
}

/** Who sees a list: the household, some of them, or the member alone. */
export function WhoFields({ who, onWhoChange, people, list, isMissing, ...label }: WhoFieldsProps) {
  const { t } = useWords()
  const { names, othersOf } = useListWords(people)
  const others = people.filter(({ IsYou }) => !IsYou)
  const seeing = list ? othersOf(list) : []
  if (people.length === 0) {
    return (
      <p className="text-label text-ink-soft">
        {t('lists.who.none')}{' '}
        <TextLink href={HOUSEHOLD_PATH}>{t('lists.who.toHousehold')}</TextLink>
      </p>
    )
  }
  const toggle = (id: number, isOn: boolean) => {
    const rest = who.PersonIds.filter((one) => one !== id)
    onWhoChange({ ...who, PersonIds: isOn ? [...rest, id] : rest })
  }
  const copies = seeing.length === 1 ? 'lists.who.keepsCopy' : 'lists.who.keepCopy'
  const some = {
    value: 'some',
    title: t('lists.who.some'),
    text: t('lists.who.someText'),
    below: who.SeenBy === 'some' && (
      <fieldset className="pick-inside">
        <legend className="sr-only">{t('lists.who.some')}</legend>
        {others.map((person) => {
          const isOn = who.PersonIds.includes(person.Id)
          const loses = !isOn && seeing.includes(person)
          return (
            <Checkbox
              key={person.Id}
              variant="round"
              className="pick-check"
              checked={isOn}
              onCheckedChange={(isNow) => toggle(person.Id, isNow)}
              label={
                <span className="pick-person">
                  <Disc person={person} />
                  <b>{person.Name}</b>
                </span>
              }
              hint={loses ? t('lists.who.loses') : undefined}
            />
          )
        })}
        {isMissing && <FieldError>{t('lists.who.someMissing')}</FieldError>}
      </fieldset>
    ),
  } as const
  return (
    <PickCards<SeenBy>
      {...label}
      value={who.SeenBy}
      onValueChange={(SeenBy) => onWhoChange({ ...who, SeenBy })}
      options={[
        {
          value: 'household',
          title: t('lists.who.household'),
          text:
            others.length === 0
              ? t('lists.who.householdAlone')
              : t('lists.who.householdText', { names: names(others) }),
        },
        ...(others.length > 0 ? [some] : []),
        {
          value: 'you',
          title: t('lists.who.only'),
          text: seeing.length > 0 ? t(copies, { names: names(seeing) }) : t('lists.who.onlyText'),
        },
      ]}
    />
  )
}

import { Icon } from '#design-system/icon/icon.tsx'
import { CircleDashed } from '#design-system/icon/lucide.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { PersonDisc } from '#app/lib/people/person-disc.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Id } from '#contract/common.ts'
import type { HouseholdPerson } from '#contract/household.ts'

/** Props of {@link CookChoice}. */
export interface CookChoiceProps {
  people: readonly HouseholdPerson[]
  /** Null for whoever is home first. */
  value: Id | null
  onChange: (cook: Id | null) => void
}

/** Who cooks: somebody of the household, or whoever is home first. */
export function CookChoice({ people, value, onChange }: CookChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className="week-cooks">
      <legend>{t('week.sheet.cook')}</legend>
      {people.map(({ Id, Name, Initials, PhotoPath, IsYou }) => (
        <button key={Id} type="button" aria-pressed={value === Id} onClick={() => onChange(Id)}>
          <PersonDisc
            letters={Initials}
            picture={PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)}
          />
          {IsYou ? capitalised(t('week.you')) : Name}
        </button>
      ))}
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        <Icon of={CircleDashed} />
        {t('week.sheet.open')}
      </button>
    </fieldset>
  )
}

import { PersonDisc, type PersonDiscProps } from '#app/lib/people/person-disc.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import type { HouseholdPerson } from '#contract/household.ts'

/** Props of {@link Disc}. */
export interface DiscProps extends Pick<PersonDiscProps, 'size' | 'label'> {
  person: Pick<HouseholdPerson, 'Initials' | 'PhotoPath'>
}

/** A person of the household as a disc. */
export function Disc({ person: { Initials, PhotoPath }, ...props }: DiscProps) {
  const picture = PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)
  return <PersonDisc letters={Initials} picture={picture} {...props} />
}

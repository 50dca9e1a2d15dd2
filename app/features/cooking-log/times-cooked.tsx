import { ButtonLink } from '#design-system/button/button-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'
import { writeShortDay } from './day.ts'
import { entryPath } from './paths.ts'
import { useTimesCooked } from './use-cooking-log.ts'

/** Props of {@link TimesCookedOfMember}. */
export interface TimesCookedOfMemberProps {
  recipeId: Id
}

/** "I cooked this", and how often and when the member has cooked it. */
export function TimesCookedOfMember({ recipeId }: TimesCookedOfMemberProps) {
  const { t, language } = useWords()
  const { times } = useTimesCooked(recipeId)
  return (
    <div data-slot="own-cooked" className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <ButtonLink href={pathOf('cooked', recipeId)}>{t('recipe.iCooked')}</ButtonLink>
      {times?.Last && (
        <TextLink href={entryPath(times.Last.Id)} className="text-label">
          {t('recipe.youCooked', {
            count: times.Own,
            day: writeShortDay(times.Last.Day, language),
          })}
        </TextLink>
      )}
    </div>
  )
}

import { Button } from '#design-system/button/button.tsx'
import { CalendarDays } from '#design-system/icon/lucide.ts'
import { TimesCookedOfMember } from '#app/features/cooking-log/index.ts'
import { LatePlannedLine } from '#app/features/week/index.ts'
import { askPlan } from '#app/lib/dialogs/plan-offer.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** Props of {@link CookedAndPlanned}. */
export interface CookedAndPlannedProps {
  recipeId: Id
  /** Of a recipe that has no other button that plans it. */
  name?: string
}

/** "I cooked this", how often the member has, and when it is planned. */
export function CookedAndPlanned({ recipeId: id, name }: CookedAndPlannedProps) {
  const { t } = useWords()
  const isSignedIn = useIsSignedIn()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <TimesCookedOfMember recipeId={id} />
        {name !== undefined && (
          <Button icon={CalendarDays} aria-haspopup="dialog" onClick={() => askPlan({ id, name })}>
            {t('filmText.plan')}
          </Button>
        )}
      </div>
      {isSignedIn && <LatePlannedLine recipeId={id} />}
    </div>
  )
}

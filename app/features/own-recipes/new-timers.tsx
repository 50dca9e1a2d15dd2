import { Banner } from '#design-system/banner/banner.tsx'
import { Timer } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useOwnActs } from './use-own-acts.ts'

/** Says to the member that a timer of the recipe is different since it was read anew, until it is closed. */
export function NewTimers({ own }: { own: OwnRecipe }) {
  const { t } = useWords()
  const { seeTimers } = useOwnActs()
  const { change } = useChange()
  if (!own.HasNewTimers) return null
  return (
    <Banner
      tone="info"
      icon={Timer}
      title={t('ownRecipes.page.newTimers')}
      onDismiss={() => void change(t('ownRecipes.who.failed'), () => seeTimers(own.Id))}
      className="mb-6"
    />
  )
}

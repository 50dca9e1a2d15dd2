import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Link, Lock, Users } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { standingIn } from './state-words.ts'

/** Who sees an own recipe, as an icon, a word for a button and a sentence. */
export interface WhoSees {
  icon: IconDrawing
  word: string
  text: string
}

/** Who sees an own recipe besides its member, and how it stands; for one that is not saved yet, nobody. */
export function useWhoSees(own: OwnRecipe | undefined): WhoSees {
  const { t } = useWords()
  const standing = own && standingIn(own)
  if (standing)
    return {
      icon: standing.icon,
      word: t(`ownRecipes.state.${standing.name}`),
      text: t(`ownRecipes.page.${standing.name}`),
    }
  if (own && own.LinkToken !== null)
    return { icon: Link, word: t('ownRecipes.state.link'), text: t('ownRecipes.page.withLink') }
  if (own?.IsShared || own?.IsInSharedFolder)
    return {
      icon: Users,
      word: t('ownRecipes.state.household'),
      text: t('ownRecipes.page.household'),
    }
  return { icon: Lock, word: t('ownRecipes.state.private'), text: t('ownRecipes.page.onlyYou') }
}

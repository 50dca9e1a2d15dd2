import { memberPart } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ChoiceProps } from './member-comment-choice.tsx'

/** Likes and dislikes of a comment for visitors: counts without buttons. */
function Counts({ comment: { Likes, Dislikes } }: ChoiceProps) {
  const { t } = useWords()
  const counts = [
    Likes > 0 && t('recipe.likes', { count: Likes }),
    Dislikes > 0 && t('recipe.dislikes', { count: Dislikes }),
  ].filter(Boolean)
  if (counts.length === 0) return null
  return <p className="mt-1 text-caption text-ink-soft">{counts.join(' · ')}</p>
}

/** Likes and dislikes of a comment, with the member's own choice. */
export const Choice = memberPart(async () => {
  const code = import('./member-comment-choice.tsx')
  return (await withAreas(['memberActions'], code)).ChoiceOfMember
}, Counts)

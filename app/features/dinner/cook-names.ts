import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Dinner } from '#contract/dinner/dinner.ts'

/** By lane: who cooks it, or its number while nobody does. */
export function useCookNames(
  { Cooks, People }: Pick<Dinner, 'Cooks' | 'People'>,
  count: number,
): string[] {
  const { t } = useWords()
  return Array.from({ length: count }, (_, lane) => {
    const person = People.find(({ Id }) => Id === Cooks[lane])
    return person?.Name ?? t('dinner.plan.cook', { number: lane + 1 })
  })
}

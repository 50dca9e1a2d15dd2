import { listName } from '#app/features/shopping/index.ts'
import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'

/** Says what a list is called and who sees it. */
export function useListWords(people: readonly HouseholdPerson[]) {
  const { t, language } = useWords()
  const othersOf = ({ PersonIds }: ListCard) =>
    people.filter(({ Id, IsYou }) => !IsYou && PersonIds.includes(Id))
  /** Names in one sentence: "Ben, Sara and Tomás". */
  const names = (some: readonly HouseholdPerson[]) =>
    nameList(
      some.map(({ Name }) => Name),
      language,
    )
  return {
    othersOf,
    names,
    nameOf: (list: ListCard) => listName(list, t),
    /** "Shared with Ben and Sara", or "Only you"; "Your copy, only you" of a list that is no longer shared. */
    seenBy: (list: ListCard) => {
      const others = othersOf(list)
      const isAlone = list.SeenBy === 'you' || others.length === 0
      if (isAlone && list.CopyOf !== undefined) return t('lists.yourCopy')
      if (isAlone) return t('lists.onlyYou')
      return t('lists.sharedWith', { names: names(others) })
    },
    /** "Ben, Sara and you", or "Only you". */
    seenByAll: (list: ListCard) => {
      const others = othersOf(list)
      if (list.SeenBy === 'you' || others.length === 0) return t('lists.onlyYou')
      return nameList([...others.map(({ Name }) => Name), t('lists.you')], language)
    },
  }
}

import { nameList } from '#app/lib/words/name-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { textOf, type Texts } from '../texts.ts'
import type { Difference } from './book-changes.ts'

/** Names that a row lists; of more than these it says that there are more. */
const NAMES = 5

/** Writes a change of a cookbook as a sentence. */
export function useChangeSentence(): (change: Difference) => string {
  const { t, language } = useWords()
  const list = (names: readonly string[]) =>
    nameList(names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names, language)
  const nameOf = (name: Texts) => textOf(name, language) || t('ownCookbooks.editor.unnamedTab')
  return (change) => {
    switch (change.kind) {
      case 'added':
      case 'taken-out': {
        const { count, recipes } = change
        const key = change.kind === 'added' ? 'added' : 'takenOut'
        return recipes.length === 0
          ? t(`publishing.book.changes.${key}Count`, { count })
          : t(`publishing.book.changes.${key}`, { count, names: list(recipes) })
      }
      case 'new-tabs':
      case 'old-tabs':
      case 'tab-names': {
        const names = list(change.tabs.map(nameOf))
        const keys = {
          'new-tabs': 'newTabs',
          'old-tabs': 'oldTabs',
          'tab-names': 'tabNames',
        } as const
        return t(`publishing.book.changes.${keys[change.kind]}`, { names })
      }
      case 'tab-moved':
        return t('publishing.book.changes.tabMoved', {
          tab: nameOf(change.tab),
          before: nameOf(change.before),
        })
      default:
        return t(`publishing.book.changes.${change.kind}`)
    }
  }
}

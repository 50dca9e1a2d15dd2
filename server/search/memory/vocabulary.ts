import { setImmediate as turn } from 'node:timers/promises'
import { batches } from '#server/lib/batches.ts'
import type { Vocabulary } from '../query-words.ts'
import { allowsTypo } from '../index.ts'
import { deletionsOf } from '../word-forms.ts'
import type { KindIndex } from './kind-index.ts'

/** Words that are taken in before other requests get their turn. */
const IN_ONE_TURN = 1000

/** The vocabulary of what is in memory. */
export async function vocabularyOf(kinds: readonly KindIndex[]): Promise<Vocabulary> {
  const byDeletion = new Map<string, string[]>()
  const words = new Set(kinds.flatMap((kind) => kind.words))
  for (const batch of batches([...words], IN_ONE_TURN)) {
    for (const word of batch)
      for (const deletion of allowsTypo(word) ? deletionsOf(word) : []) {
        const own = byDeletion.get(deletion)
        if (own) own.push(word)
        else byDeletion.set(deletion, [word])
      }
    await turn()
  }
  return {
    near: (asked) => {
      const found = new Set<string>()
      for (const one of asked) {
        if (words.has(one)) found.add(one)
        for (const word of byDeletion.get(one) ?? []) found.add(word)
      }
      return Promise.resolve([...found])
    },
    begins: (start) =>
      Promise.resolve(kinds.some((kind) => !(kind.beginning(start).next().done ?? false))),
    beginning: (start) =>
      Promise.resolve([...new Set(kinds.flatMap((kind) => [...kind.beginning(start)]))]),
  }
}

import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Globe, Link, Lock, Trash2 } from '#design-system/icon/lucide.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbookCard } from '#contract/cookbooks/own-cookbook.ts'
import { DAY_MS } from '#contract/durations.ts'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'

type Words = Pick<ReturnType<typeof useWords>, 't'>

const READERS = { me: Lock, link: Link, everybody: Globe } as const

/** Whole days until a cookbook in the bin is gone; at least one. */
function daysLeft(deleted: string, now = Date.now()): number {
  const gone = Date.parse(deleted) + BIN_DAYS * DAY_MS
  return Math.max(1, Math.ceil((gone - now) / DAY_MS))
}

/** Who sees a cookbook, or when it is gone, in words and as an icon. */
export function stateOf(
  { Readers, Deleted }: Pick<OwnCookbookCard, 'Readers' | 'Deleted'>,
  { t }: Words,
): { icon: IconDrawing; text: string } {
  if (Deleted !== null)
    return { icon: Trash2, text: t('ownCookbooks.bin.left', { count: daysLeft(Deleted) }) }
  return { icon: READERS[Readers], text: t(`ownCookbooks.readers.${Readers}`) }
}

/** What is in a cookbook, in one line. */
export function factsOf(card: OwnCookbookCard, { t }: Words): string {
  const { RecipeCount, OthersCount, DraftCount, WithdrawnCount, CopiedFrom } = card
  return [
    t('ownCookbooks.recipes', { count: RecipeCount }),
    OthersCount > 0 && t('ownCookbooks.ofOthers', { count: OthersCount }),
    DraftCount > 0 && t('ownCookbooks.drafts', { count: DraftCount }),
    WithdrawnCount > 0 && t('ownCookbooks.withdrawn', { count: WithdrawnCount }),
    CopiedFrom !== null &&
      (CopiedFrom === ''
        ? t('ownCookbooks.copyOfFormer')
        : t('ownCookbooks.copyOf', { name: CopiedFrom })),
  ]
    .filter(Boolean)
    .join(', ')
}

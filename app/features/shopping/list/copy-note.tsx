import { Banner } from '#design-system/banner/banner.tsx'
import type { useShownList } from '#app/features/shopping/use-shown-list.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { listName } from './list-name.ts'

/** Props of {@link CopyNote}. */
export interface CopyNoteProps {
  shopping: Pick<ReturnType<typeof useShownList>, 'card' | 'isCopied' | 'dismissCopied'>
}

/** Says that the list on the screen has become the member's own copy of it, and where that is found. */
export function CopyNote({ shopping: { card, isCopied, dismissCopied } }: CopyNoteProps) {
  const { t } = useWords()
  if (!isCopied) return null
  const name = listName(card, t)
  return (
    <Banner
      tone="info"
      title={t('shopping.listCopied', { name })}
      onDismiss={dismissCopied}
      announced
      className="mb-6"
    >
      {t(card?.IsDefault ? 'shopping.listCopiedFirst' : 'shopping.listCopiedText', { name })}
    </Banner>
  )
}

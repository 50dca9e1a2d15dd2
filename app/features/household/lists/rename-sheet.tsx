import { useState } from 'react'
import type { DialogProps } from '#design-system/dialog/dialog.tsx'
import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ListBody, ListCard } from '#contract/shopping/several-lists.ts'
import { LIST_NAME_MAX } from '#contract/shopping/limits.ts'
import { ShopField } from './list-fields.tsx'

/** Props of {@link RenameSheet}. */
export interface RenameSheetProps extends Pick<DialogProps, 'returnFocus'> {
  list: ListCard
  lists: readonly ListCard[]
  /** What the list is called so far. */
  name: string
  isPending: boolean
  onClose: () => void
  /** Resolves with whether the server has stored it. */
  onSave: (body: ListBody) => Promise<boolean>
}

/** Changes what a list is called, and in which shop it is bought. */
export function RenameSheet({ list, lists, onClose, onSave, ...props }: RenameSheetProps) {
  const { t } = useWords()
  const [shop, setShop] = useState(list.Shop ?? '')
  return (
    <NameSheet
      open
      onOpenChange={onClose}
      title={t('lists.rename')}
      label={t('lists.name')}
      maxLength={LIST_NAME_MAX}
      missing={t('lists.missing')}
      save={t('lists.save')}
      onSave={(Name) => onSave({ Name, Shop: shop.trim() })}
      {...props}
    >
      <ShopField shop={shop} onShopChange={setShop} lists={lists} />
    </NameSheet>
  )
}

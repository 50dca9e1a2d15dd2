import { useId } from 'react'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useShopNames } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { SHOP_NAME_MAX } from '#contract/shopping/limits.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'

/** Props of {@link ShopField}. */
export interface ShopFieldProps {
  shop: string
  onShopChange: (shop: string) => void
  /** Their shops are offered. */
  lists: readonly ListCard[]
}

/** In which shop a list is bought; it need not be said. */
export function ShopField({ shop, onShopChange, lists }: ShopFieldProps) {
  const { t } = useWords()
  const id = useId()
  const named = useShopNames()
  const shops = [...new Set([...named, ...lists.flatMap(({ Shop }) => Shop ?? [])])]
  return (
    <>
      <TextField
        label={t('lists.shop')}
        hint={t('lists.shopHint')}
        value={shop}
        maxLength={SHOP_NAME_MAX}
        list={id}
        autoComplete="off"
        onChange={({ target }) => onShopChange(target.value)}
      />
      <datalist id={id}>
        {shops.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  )
}

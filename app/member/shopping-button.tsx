import { IconLink } from '#design-system/icon-button/icon-button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** The shopping list in the header (SHL-13). */
export function ShoppingButton() {
  const { t } = useWords()
  return <IconLink href="/shopping" label={t('member.shoppingList')} icon={ShoppingBasket} />
}

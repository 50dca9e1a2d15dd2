import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { loadShoppingDrawer } from '#app/features/shopping/index.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

const OpenCount = lateComponent(async () => (await loadShoppingDrawer()).OpenCount)
const ShoppingDrawer = lateComponent(async () => (await loadShoppingDrawer()).ShoppingDrawer)

/** The button in the header that opens the shopping list in a drawer (SHL-13). */
export function ShoppingButton() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <IconButton
        label={count > 0 ? t('member.shoppingListOf', { count }) : t('member.shoppingList')}
        icon={ShoppingBasket}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <OpenCount onChange={setCount} />
      </IconButton>
      <ShoppingDrawer open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

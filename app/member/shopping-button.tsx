import { useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { useLate } from '#app/shell/use-late.ts'
import { useWords } from '#app/words/words-provider.tsx'
import { withAreas } from '#app/words/load.ts'

const load = () => withAreas(['shopping'], import('#app/shopping/shopping-drawer.tsx'))

/** The shopping list in the header: it opens beside the page (SHL-13). */
export function ShoppingButton() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const code = useLate(load)
  return (
    <>
      <IconButton
        label={t('member.shoppingList')}
        icon={ShoppingBasket}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {code && <code.OpenCount />}
      </IconButton>
      {code && <code.ShoppingDrawer open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Plus, ShoppingCart, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeFoot}. */
export interface ModeFootProps {
  /** Number of rows in the trolley. */
  ticked: number
  onTrolley: () => void
  onUndo: () => void
  onAdd: () => void
}

/** Under the thumb: undo, the trolley, one more item. In low windows it is a rail at the side. */
export function ModeFoot({ ticked, onTrolley, onUndo, onAdd }: ModeFootProps) {
  const { t } = useWords()
  return (
    <div className="shop-foot">
      <FootButton icon={Undo2} onClick={onUndo}>
        {t('shopping.undo')}
      </FootButton>
      <Button
        size="l"
        icon={ShoppingCart}
        aria-haspopup="dialog"
        onClick={onTrolley}
        className="shop-trolley min-h-14 px-2"
      >
        {t('shopping.trolleyOf', { count: ticked })}
      </Button>
      <FootButton icon={Plus} onClick={onAdd} name={t('shopping.newItem')}>
        {t('shopping.more')}
      </FootButton>
    </div>
  )
}

interface FootButtonProps {
  icon: IconDrawing
  children: string
  /** More than what is shown. */
  name?: string
  onClick: () => void
}

function FootButton({ icon, children, name, onClick }: FootButtonProps) {
  return (
    <button
      type="button"
      title={name}
      onClick={onClick}
      className="grid min-h-14 min-w-20 place-items-center content-center gap-px rounded-control px-1 text-center text-caption leading-tight font-semibold hover:bg-tint"
    >
      <Icon of={icon} size="l" />
      {children}
    </button>
  )
}

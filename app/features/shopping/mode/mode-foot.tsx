import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Plus, ShoppingBasket, Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeFoot}. */
export interface ModeFootProps {
  /** Number of rows in the trolley. */
  ticked: number
  /** Whether the trolley is shown. */
  hasTrolley: boolean
  onTrolley: () => void
  onUndo: () => void
  onAdd: () => void
}

/** The foot of the shop in one line, under the thumb: undo, the trolley, one more item. */
export function ModeFoot({ ticked, hasTrolley, onTrolley, onUndo, onAdd }: ModeFootProps) {
  const { t } = useWords()
  return (
    <div className="sticky bottom-0 z-sticky flex items-center gap-2 border-t border-line bg-ground px-gutter py-1">
      <FootButton icon={Undo2} onClick={onUndo}>
        {t('shopping.undo')}
      </FootButton>
      <Button
        size="l"
        full
        icon={ShoppingBasket}
        aria-pressed={hasTrolley}
        onClick={onTrolley}
        className="pressed:bg-tint"
      >
        {t('shopping.trolleyOf', { count: ticked })}
      </Button>
      <FootButton icon={Plus} onClick={onAdd}>
        {t('shopping.more')}
      </FootButton>
    </div>
  )
}

interface FootButtonProps {
  icon: IconDrawing
  children: string
  onClick: () => void
}

function FootButton({ icon, children, onClick }: FootButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid min-h-14 min-w-18 shrink-0 place-items-center content-center gap-0.5 rounded-control text-caption font-semibold hover:bg-tint"
    >
      <Icon of={icon} />
      {children}
    </button>
  )
}

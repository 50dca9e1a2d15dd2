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
    <div className="sticky bottom-0 z-sticky border-t border-line bg-ground px-gutter py-1">
      <div className="mx-auto flex max-w-[35rem] items-center gap-2">
        <FootButton icon={Undo2} onClick={onUndo}>
          {t('shopping.undo')}
        </FootButton>
        <Button
          size="l"
          full
          icon={ShoppingBasket}
          aria-pressed={hasTrolley}
          onClick={onTrolley}
          className="px-2 whitespace-nowrap pressed:bg-tint max-[23.4375rem]:text-label max-[23.4375rem]:[&_svg]:hidden"
        >
          {t('shopping.trolleyOf', { count: ticked })}
        </Button>
        <FootButton icon={Plus} onClick={onAdd}>
          {t('shopping.more')}
        </FootButton>
      </div>
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

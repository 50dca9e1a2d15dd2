import { Icon } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { ChevronDown, Ellipsis, X } from '#design-system/icon/lucide.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/visually-hidden.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link ModeBar}. */
export interface ModeBarProps {
  /** Number of rows that are still open. */
  left: number
  /** Name of the list and of the shop. */
  name: string
  shop: string | undefined
  onIndex: () => void
  onMore: () => void
  onClose: () => void
}

/** The bar of the shop: what is left, which opens the departments, more, and back to planning. */
export function ModeBar({ left, name, shop, onIndex, onMore, onClose }: ModeBarProps) {
  const { t } = useWords()
  const title = left > 0 ? t('shopping.toGo', { count: left }) : t('shopping.allDone')
  return (
    <div className="shop-bar flex min-h-14 items-center ps-[calc(var(--shop-pad)-0.25rem)] pe-0.5 tablet:pe-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onIndex}
        className="min-h-14 min-w-0 grow rounded-control px-1 text-start hover:bg-tint"
      >
        <span className="flex items-center gap-1 text-[1.5rem] leading-tight font-bold tracking-tight [@media(max-height:500px)]:text-[1.25rem]">
          {title}
          {left > 0 && <Icon of={ChevronDown} size="s" className="tablet:hidden" />}
        </span>
        <small className="block truncate text-caption text-ink-soft">
          {name}
          {shop !== undefined && (
            <span className="max-[23.4375rem]:hidden [@media(max-height:500px)]:hidden">
              , {shop}
            </span>
          )}
        </small>
        <VisuallyHidden>{t('shopping.departments')}</VisuallyHidden>
      </button>
      <IconButton
        icon={Ellipsis}
        label={t('shopping.modeMore')}
        aria-haspopup="dialog"
        onClick={onMore}
        className="size-14"
      />
      <IconButton icon={X} label={t('shopping.toPlanning')} onClick={onClose} className="size-14" />
    </div>
  )
}

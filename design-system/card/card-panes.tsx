import { useState } from 'react'
import { Carrot, CookingPot, Ellipsis, Film } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import type { CardPane } from '#design-system/card/panes.ts'
import { useMessages } from '#design-system/provider/context.ts'

const ICONS = { film: Film, ingredients: Carrot, tools: CookingPot } as const

/** Props of {@link CardPanes}. */
export interface CardPanesProps {
  /** The available panes. */
  panes: readonly CardPane[]
  /** The shown pane. */
  value: CardPane
  /** Called with a newly chosen pane. */
  onValueChange: (pane: CardPane) => void
}

/**
 * Buttons over a card's picture that choose what it shows. On a narrow card they are behind one
 * button and open at the bottom of the picture.
 */
export function CardPanes({ panes, value, onValueChange }: CardPanesProps) {
  const { card: words } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <div
      data-slot="card-panes"
      data-open={open || undefined}
      role="group"
      aria-label={words.panes}
      className="pointer-events-none absolute inset-1.5 animate-fade-in z-lifted flex flex-col items-start justify-between *:pointer-events-auto @min-[15rem]:inset-2.5"
    >
      <IconButton
        variant="plate"
        size="s"
        label={words.morePanes}
        icon={Ellipsis}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="@min-[15rem]:hidden"
      />
      <div
        className={cn(
          'flex gap-0.5 rounded-control bg-chip-on-image p-0.75 shadow-plate forced-colors:border forced-colors:border-[CanvasText]',
          !open && '@max-[15rem]:hidden',
        )}
      >
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={pane === value}
            aria-label={words[pane]}
            onClick={() => onValueChange(pane)}
            className="grid h-9 w-9.5 place-items-center rounded-inner text-ink-soft hover:bg-tint aria-pressed:bg-ink aria-pressed:text-ground forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
          >
            <Icon of={ICONS[pane]} />
          </button>
        ))}
      </div>
    </div>
  )
}

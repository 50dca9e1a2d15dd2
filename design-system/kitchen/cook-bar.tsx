import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import type { CookBarProps } from '#design-system/kitchen/kitchen.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ListOrdered, Maximize, Minimize, Settings, Sun, X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** The bar of the kitchen: recipe and step, text size, full screen, close. Targets of 48 px. */
export function CookBar({
  title,
  line,
  mark,
  status,
  reach,
  onReachChange,
  onSteps,
  onOptions,
  optionsOpen = false,
  onFullscreen,
  fullscreen = false,
  tools,
  onClose,
  className,
  ...props
}: CookBarProps) {
  const { cook } = useMessages()
  const isFar = reach === 'far'
  return (
    <div data-slot="cook-bar" className={cn('cook-bar', className)} {...props}>
      <IconButton
        variant="stage"
        icon={ListOrdered}
        label={cook.allSteps}
        aria-haspopup="dialog"
        onClick={onSteps}
      />
      <div className="cook-title">
        <h1>
          {mark !== undefined && <SessionMark mark={mark} />}
          {title}
        </h1>
        <p>{line}</p>
      </div>
      {status && (
        <p className="cook-awake">
          <Icon of={Sun} size="s" />
          {status}
        </p>
      )}
      {tools}
      <button
        type="button"
        aria-pressed={isFar}
        aria-label={cook.bar.far}
        onClick={() => onReachChange(isFar ? 'near' : 'far')}
        className="cook-reach"
      >
        <span aria-hidden="true">
          A<small>a</small>
        </span>
      </button>
      {onOptions && (
        <IconButton
          variant="stage"
          icon={Settings}
          label={cook.bar.options}
          aria-expanded={optionsOpen}
          onClick={onOptions}
        />
      )}
      {onFullscreen && (
        <IconButton
          variant="stage"
          icon={fullscreen ? Minimize : Maximize}
          label={fullscreen ? cook.bar.leaveFullscreen : cook.bar.fullscreen}
          onClick={onFullscreen}
          className="cook-fullscreen"
        />
      )}
      <IconButton variant="stage" icon={X} label={cook.bar.close} onClick={onClose} />
    </div>
  )
}

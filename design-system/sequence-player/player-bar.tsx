import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Captions, Maximize, Minimize, Music, X } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { OptionsMenu, type OptionsMenuProps } from '#design-system/sequence-player/options-menu.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'

/**
 * A stroke through an icon for a feature that is switched off. Decorative, because `aria-pressed`
 * is set.
 */
function Slash() {
  return (
    <span
      aria-hidden="true"
      className="absolute h-7 w-0.5 rotate-45 rounded-chip bg-current outline outline-stage forced-colors:bg-[ButtonText]"
    />
  )
}

/** Props of {@link PlayerBar}. The inherited ones open and close its options. */
export interface PlayerBarProps extends OptionsMenuProps {
  /** Whether to show the title. False if the page around the player shows it already. */
  hasTitle: boolean
  /** Layout only. */
  className: string | undefined
}

/** The bar above the film: title, step, options and full screen. */
export function PlayerBar({ hasTitle, className, ...menu }: PlayerBarProps) {
  const {
    title,
    peopleLabel,
    steps,
    total,
    state,
    preferences,
    setPreference,
    hasMusic,
    fullscreen,
    onClose,
  } = usePlayerParts()
  const messages = useMessages()
  const step = steps[state.step]
  const controllable = steps.length > 0 && state.playback !== 'error'
  const position = step && messages.player.position(step.number, total)
  return (
    <div
      data-slot="player-bar"
      className={cn(
        'relative z-lifted col-span-full flex items-center gap-2 py-1.5 ps-6 pe-3 player-low:gap-0 player-low:py-0 player-low:ps-4 player-tall:gap-1 player-tall:ps-4',
        className,
      )}
    >
      <div className="min-w-0 flex-1">
        {hasTitle && <p className="truncate font-semibold">{title}</p>}
        <p className="truncate text-caption text-on-stage-soft">
          {[position, peopleLabel].filter(Boolean).join(' · ')}
        </p>
      </div>
      {controllable && (
        <>
          <IconButton
            variant="stage"
            icon={Captions}
            label={messages.player.captions}
            aria-pressed={preferences.captions}
            onClick={() => setPreference('captions', !preferences.captions)}
            className="player-tall:hidden"
          >
            {!preferences.captions && <Slash />}
          </IconButton>
          {hasMusic && (
            <IconButton
              variant="stage"
              icon={Music}
              label={messages.player.music}
              aria-pressed={preferences.music}
              onClick={() => setPreference('music', !preferences.music)}
            >
              {!preferences.music && <Slash />}
            </IconButton>
          )}
          <OptionsMenu {...menu} />
          {fullscreen.supported && (
            <IconButton
              variant="stage"
              icon={fullscreen.active ? Minimize : Maximize}
              label={
                fullscreen.active ? messages.player.leaveFullscreen : messages.player.fullscreen
              }
              onClick={fullscreen.toggle}
            />
          )}
        </>
      )}
      {onClose && (
        <IconButton
          variant="stage"
          icon={X}
          label={messages.close}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        />
      )}
    </div>
  )
}

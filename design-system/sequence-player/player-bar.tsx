import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Captions, Maximize, Minimize, X } from '#design-system/icon/lucide.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { OptionsMenu, type OptionsMenuProps } from '#design-system/sequence-player/options-menu.tsx'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import { Slash } from '#design-system/sequence-player/slash.tsx'

/** The bar above the film: title, step, options and full screen. */
export function PlayerBar(menu: OptionsMenuProps) {
  const {
    title,
    peopleLabel,
    steps,
    total,
    state,
    preferences,
    setPreference,
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
      className="relative z-lifted flex items-center gap-2 py-2 ps-6 pe-3 player-tall:gap-1 player-tall:ps-4 player-low:absolute player-low:inset-x-0 player-low:top-0 player-low:bg-[linear-gradient(var(--color-stage)_60%,transparent)] player-low:pb-6"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        <p className="truncate text-caption text-on-stage-soft player-low:text-on-stage">
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

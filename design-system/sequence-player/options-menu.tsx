import { useId, type FocusEvent } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Settings } from '#design-system/icon/lucide.ts'
import { useMessages } from '#design-system/provider/context.ts'
import { usePlayerParts } from '#design-system/sequence-player/player-context.ts'
import type { PlayerPreferences } from '#design-system/sequence-player/player.types.ts'

/** Props of {@link OptionsMenu}. */
export interface OptionsMenuProps {
  /** Whether the options are open. */
  open: boolean
  /** Called when they open or close, also on blur. */
  onOpenChange: (open: boolean) => void
}

/**
 * A button with a popup of switches and, unless the pointer is coarse, the list of keys. Not
 * `role=menu`, because it holds switches.
 */
export function OptionsMenu({ open, onOpenChange }: OptionsMenuProps) {
  const { hasMusic } = usePlayerParts()
  const { player } = useMessages()
  const id = useId()
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange(false)
  }
  return (
    <div data-slot="options" onBlur={leave}>
      <IconButton
        variant="stage"
        icon={Settings}
        label={player.options}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
        className="aria-expanded:bg-stage-raised"
      />
      <div
        id={id}
        role="group"
        aria-label={player.options}
        hidden={!open}
        className="absolute inset-e-3 top-full w-76 max-h-[calc(100cqb-4.75rem)] max-w-[calc(100%-var(--spacing)*6)] overflow-auto rounded-picture border border-stage-line bg-stage-raised p-2 shadow-overlay"
      >
        <Switch name="autoStop" label={player.autoStop} hint={player.autoStopHint} />
        {hasMusic && <Switch name="music" label={player.music} />}
        <Switch name="captions" label={player.captions} />
        <Switch name="sounds" label={player.sounds} />
        <dl className="mt-1.5 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 border-t border-stage-line/50 p-3 text-caption text-on-stage-soft pointer-coarse:hidden">
          <Key keys={player.space} does={player.keys.space} />
          <Key keys="← →" does={player.keys.arrows} />
          <Key keys="Esc" does={player.keys.escape} />
        </dl>
      </div>
    </div>
  )
}

function Switch(props: { name: keyof PlayerPreferences; label: string; hint?: string }) {
  const { preferences, setPreference } = usePlayerParts()
  const { name, label, hint } = props
  const hintId = useId()
  return (
    <label className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-inner px-3 py-1 text-label hover:bg-on-stage/10 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <span>
        {label}
        {hint && (
          <span id={hintId} className="block text-caption text-on-stage-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        checked={preferences[name]}
        aria-label={label}
        aria-describedby={hint && hintId}
        onChange={(event) => setPreference(name, event.target.checked)}
        className="h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-stage-line p-[3px] before:block before:size-4.25 before:rounded-full before:bg-stage-line before:transition-[translate] checked:border-flame checked:bg-flame checked:before:translate-x-4.25 checked:before:bg-on-flame focus-visible:ring-0 focus-visible:outline-none rtl:checked:before:-translate-x-4.25 forced-colors:border-[ButtonText] forced-colors:before:forced-color-adjust-none forced-colors:before:bg-[ButtonText] forced-colors:checked:forced-color-adjust-none forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
      />
    </label>
  )
}

function Key({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <kbd className="block rounded-chip border border-stage-line px-1.5 text-center font-house text-on-stage">
          {keys}
        </kbd>
      </dt>
      <dd>{does}</dd>
    </>
  )
}

import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { keysOff } from '#app/lib/storage/keys-off.ts'

/** A key, what it does, and whether it is a single letter, which can be turned off. */
export type KeyRow = readonly [key: string, action: string, isLetter: boolean]

/** Props of {@link KeysDialog}. */
export interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Where the keys work. */
  description: string
  keys: readonly KeyRow[]
  /** Label of the switch. */
  letters: string
}

/** The keys of a screen, and a switch for those that are single letters (WCAG 2.1.4). */
export function KeysDialog({ keys, letters, ...dialog }: KeysDialogProps) {
  const isOff = keysOff.use() !== null
  return (
    <Dialog {...dialog}>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-4">
        {keys.map(([key, action, isLetter]) => (
          <div
            key={key}
            className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5"
          >
            <dt>
              <kbd className="rounded-chip border border-line-control px-1.5 font-house text-label">
                {key}
              </kbd>
            </dt>
            <dd className={isLetter && isOff ? 'text-ink-soft line-through' : undefined}>
              {action}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        variant="switch"
        className="mt-4"
        label={letters}
        checked={!isOff}
        onCheckedChange={(isOn) => keysOff.write(isOn ? null : 'off')}
      />
    </Dialog>
  )
}

import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { isApple } from '#design-system/lib/is-apple.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { keysOff } from '#app/lib/storage/keys-off.ts'

/** Props of {@link KeysDialog}. */
export interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The keys of the list, and a switch for those that are single letters (WCAG 2.1.4). */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const { t } = useWords()
  const isOff = keysOff.use() !== null
  const keys = [
    ['N', t('shopping.keyActs.field'), true],
    [t('shopping.keyNames.enter'), t('shopping.enterAdds'), false],
    [t('shopping.keyNames.space'), t('shopping.keyActs.tick'), false],
    ['H', t('shopping.keyActs.home'), true],
    ['E', t('shopping.keyActs.sheet'), true],
    ['↑ ↓', t('shopping.keyActs.rows'), false],
    [
      t(isApple() ? 'shopping.keyNames.undoMac' : 'shopping.keyNames.undo'),
      t('shopping.keyActs.undo'),
      false,
    ],
    [t('shopping.keyNames.escape'), t('shopping.keyActs.escape'), false],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shopping.keys')}
      description={t('shopping.keysText')}
    >
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
        label={t('shopping.keysOn')}
        checked={!isOff}
        onCheckedChange={(isOn) => keysOff.write(isOn ? null : 'off')}
      />
    </Dialog>
  )
}

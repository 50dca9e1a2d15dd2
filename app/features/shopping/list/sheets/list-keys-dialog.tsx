import { isApple } from '#design-system/lib/is-apple.ts'
import { KeysDialog, type KeysDialogProps } from '#app/lib/ui/keys-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The keys of the list. */
export function ListKeysDialog(props: Pick<KeysDialogProps, 'open' | 'onOpenChange'>) {
  const { t } = useWords()
  return (
    <KeysDialog
      {...props}
      title={t('shopping.keys')}
      description={t('shopping.keysText')}
      letters={t('shopping.keysOn')}
      keys={[
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
      ]}
    />
  )
}

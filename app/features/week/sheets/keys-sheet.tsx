import { KeysDialog } from '#app/lib/ui/keys-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The keys of the card. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  return (
    <KeysDialog
      open
      onOpenChange={onClose}
      title={t('week.keys.title')}
      description={t('week.keys.text')}
      letters={t('week.keys.letters')}
      keys={[
        ['← ↑ ↓ →', t('week.keys.places'), false],
        [t('week.keys.homeEnd'), t('week.keys.ends'), false],
        [t('week.keys.enter'), t('week.keys.open'), false],
        ['M', t('week.keys.lift'), true],
        ['+ −', t('week.keys.people'), true],
        [t('week.keys.delete'), t('week.keys.takeOff'), false],
        ['P', t('week.keys.plan'), true],
        ['T', t('week.keys.today'), true],
        ['[ ]', t('week.keys.weeks'), true],
        ['?', t('week.keys.help'), true],
      ]}
    />
  )
}

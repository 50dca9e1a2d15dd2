import { StudioKeys } from '#design-system/studio/studio-keys.tsx'
import { keysOff } from '#app/lib/storage/keys-off.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Stage } from './use-stage.ts'

/** The list of keys, with the switch for single ones. */
export function KeyList({ stage }: { stage: Stage }) {
  const { t } = useWords()
  const isOff = keysOff.use() !== null
  const does = [
    [[t('studio.stage.keys.names.space')], t('studio.stage.keys.play')],
    [['M'], t('studio.stage.keys.begin')],
    [['X'], t('studio.stage.keys.leaveOut')],
    [['H'], t('studio.stage.keys.hold')],
    [['N'], t('studio.stage.keys.without')],
    [['←', '→'], t('studio.stage.keys.picture')],
    [['⇧', '←', '→'], t('studio.stage.keys.second')],
    [['J', 'K', 'L'], t('studio.stage.keys.shuttle')],
    [['↑', '↓'], t('studio.stage.keys.step')],
    [[t('studio.stage.keys.names.enter')], t('studio.stage.keys.open')],
    [['Z'], t('studio.stage.keys.undo')],
    [[t('studio.stage.keys.names.del')], t('studio.stage.keys.clear')],
    [['?'], t('studio.stage.keys.list')],
    [[t('studio.stage.keys.names.esc')], t('studio.stage.keys.leave')],
  ] as const
  return (
    <StudioKeys
      title={t('studio.stage.keys.title')}
      closeLabel={t('studio.stage.keys.close')}
      keys={does.map(([keys, what]) => ({ keys, does: what }))}
      single={{
        label: t('studio.stage.keys.single'),
        hint: t('studio.stage.keys.singleHint'),
        checked: !isOff,
        onCheckedChange: (on) => void keysOff.write(on ? null : 'off'),
      }}
      onClose={() => stage.keys.show(false)}
    />
  )
}

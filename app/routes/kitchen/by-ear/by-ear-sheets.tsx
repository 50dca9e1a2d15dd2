import { BellSheet, CookButton } from '#design-system/kitchen/index.ts'
import { Ear } from '#design-system/icon/lucide.ts'
import { unlockSpeech, voiceSystem, type Reader } from '#app/features/by-ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Asks once who reads aloud, because a screen reader cannot be detected. */
export function WhoReads({
  onChoose,
  onClose,
}: {
  onChoose: (reader: Reader) => void
  onClose: () => void
}) {
  const { t } = useWords()
  return (
    <BellSheet
      open
      onOpenChange={onClose}
      icon={Ear}
      heading={t('byEar.who.heading')}
      texts={[t('byEar.who.text')]}
    >
      <CookButton
        variant="enamel"
        onClick={() => {
          unlockSpeech()
          onChoose('simmer')
        }}
      >
        {t('byEar.who.simmer')}
      </CookButton>
      <CookButton variant="line" onClick={() => onChoose('screenReader')}>
        {t('byEar.who.screenReader')}
      </CookButton>
    </BellSheet>
  )
}

/** Props of {@link NoVoice}. */
export interface NoVoiceProps {
  /** Whether there are voices of other languages, which are never used. */
  hasOthers: boolean
  onSearch: () => void
  onGoOn: () => void
  onClose: () => void
}

/** Says that there is no voice for the language, and where the system has more. */
export function NoVoice({ hasOthers, onSearch, onGoOn, onClose }: NoVoiceProps) {
  const { t } = useWords()
  return (
    <BellSheet
      open
      onOpenChange={onClose}
      icon={Ear}
      heading={t('byEar.noVoice.heading')}
      texts={[
        t(hasOthers ? 'byEar.noVoice.other' : 'byEar.noVoice.none'),
        t(`byEar.noVoice.where.${voiceSystem(navigator)}`),
      ]}
    >
      <CookButton variant="enamel" onClick={onGoOn}>
        {t('byEar.noVoice.goOn')}
      </CookButton>
      <CookButton variant="line" onClick={onSearch}>
        {t('byEar.noVoice.search')}
      </CookButton>
    </BellSheet>
  )
}

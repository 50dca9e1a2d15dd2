import { BellSheet, CookButton } from '#design-system/cook-mode/index.ts'
import { Ear } from '#design-system/icon/lucide.ts'
import { unlockSpeech, voiceSystem, type Reader } from '#app/features/ear/index.ts'
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
      heading={t('ear.who.heading')}
      texts={[t('ear.who.text')]}
    >
      <CookButton
        variant="enamel"
        data-begin
        onClick={() => {
          unlockSpeech()
          onChoose('simmer')
        }}
      >
        {t('ear.who.simmer')}
      </CookButton>
      <CookButton variant="line" onClick={() => onChoose('screenReader')}>
        {t('ear.who.screenReader')}
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
      heading={t('ear.noVoice.heading')}
      texts={[
        t(hasOthers ? 'ear.noVoice.other' : 'ear.noVoice.none'),
        t(`ear.noVoice.where.${voiceSystem(navigator)}`),
      ]}
    >
      <CookButton variant="enamel" data-begin onClick={onGoOn}>
        {t('ear.noVoice.goOn')}
      </CookButton>
      <CookButton variant="line" onClick={onSearch}>
        {t('ear.noVoice.search')}
      </CookButton>
    </BellSheet>
  )
}

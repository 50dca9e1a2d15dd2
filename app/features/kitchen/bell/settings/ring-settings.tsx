import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import {
  byEarPreferences,
  preferredVoice,
  say,
  unlockSpeech,
  useVoices,
} from '#app/features/by-ear/index.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { bellContext, soundState, unlockBell } from '../../ringing/bell-sound.ts'
import { RING_SOUNDS, useRingPreferences, type RingSound } from '../ring-preferences.ts'
import { shouldSpeakRings } from '../speak-rings.ts'
import { playSound } from '../sounds.ts'
import { deviceName } from '../system.ts'

/** How timers ring while the page is open: the sound, the words and the vibration. */
export function RingSettings() {
  return (
    <>
      {soundState.get() !== 'unsupported' && <Sounds />}
      <WhenItRings />
    </>
  )
}

async function play(sound: RingSound): Promise<void> {
  unlockBell()
  const context = bellContext()
  await context?.resume()
  if (context) playSound(context, sound)
}

function Sounds() {
  const { t } = useWords()
  const [{ sound }, change] = useRingPreferences()
  const isComputer = deviceName(navigator).Kind === 'computer'
  return (
    <section className="rim">
      <h3 className="text-subheading">{t('bell.sound.heading')}</h3>
      <p className="mt-0.5 mb-2 text-caption text-ink-soft">
        {t(isComputer ? 'bell.sound.hintComputer' : 'bell.sound.hint')}
      </p>
      <RadioGroup<RingSound>
        label={t('bell.sound.heading')}
        labelHidden
        value={sound}
        onValueChange={(name) => change({ sound: name })}
        options={RING_SOUNDS.map((name) => ({
          value: name,
          label: (
            <>
              {t(`bell.sound.names.${name}`)}
              {name === 'spoon' && (
                <span className="block text-caption text-ink-soft">
                  {t('bell.sound.spoonHint')}
                </span>
              )}
            </>
          ),
          action: (
            <IconButton
              icon={Play}
              iconFill
              label={t('bell.sound.hear', { name: t(`bell.sound.names.${name}`) })}
              onClick={() => void play(name).catch(reportFailure)}
            />
          ),
        }))}
      />
    </section>
  )
}

function WhenItRings() {
  const { t } = useWords()
  const [{ vibrates }, change] = useRingPreferences()
  return (
    <section className="rim">
      <h3 className="text-subheading">{t('bell.when.heading')}</h3>
      <div className="mt-2">
        <SayIt onChange={(says) => change({ says })} />
        {'vibrate' in navigator && (
          <Checkbox
            variant="switch"
            className="border-t border-line"
            label={t('bell.when.vibrate')}
            hint={t('bell.when.vibrateHint')}
            checked={vibrates}
            onCheckedChange={(isOn) => change({ vibrates: isOn })}
          />
        )}
      </div>
    </section>
  )
}

/** The switch of the words. Where nothing could be said, it says why. */
function SayIt({ onChange }: { onChange: (says: boolean) => void }) {
  const { t } = useWords()
  const { voices } = useVoices()
  const { reader, rate, voices: chosen } = byEarPreferences()
  const voice = voices && preferredVoice(voices, chosen)
  const isRead = reader === 'screenReader'
  const isSilent = voices !== undefined && !voice
  const choose = (isOn: boolean) => {
    onChange(isOn)
    if (!isOn || !voice) return
    unlockSpeech()
    const { signal } = new AbortController()
    say(t('bell.when.sample'), { voice, rate, signal }).catch(reportFailure)
  }
  const hint = isRead ? 'sayReader' : isSilent ? 'sayNoVoice' : 'sayHint'
  return (
    <Checkbox
      variant="switch"
      label={t('bell.when.say')}
      hint={t(`bell.when.${hint}`)}
      checked={!isRead && !isSilent && shouldSpeakRings()}
      disabled={isRead || isSilent}
      onCheckedChange={choose}
    />
  )
}

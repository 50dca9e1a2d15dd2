import { useId } from 'react'
import { CookButton, CookCounter, CookSetting, CookSwitch } from '#design-system/cook-mode/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Volume2 } from '#design-system/icon/lucide.ts'
import {
  inWords,
  preferredVoice,
  RATES,
  say,
  useEarPreferences,
  useVoices,
  type Voice,
} from '#app/features/ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import '#design-system/cook-mode/ear.css'

/** Voices that are offered. */
const VOICES_MAX = 4

/** Speed, voice, what is said, and the keys. */
export function EarSettings() {
  const { t, language } = useWords()
  const id = useId()
  const [preferences, change] = useEarPreferences()
  const { rate, describes, knocks, reader, voices: chosen } = preferences
  const { voices = [] } = useVoices()
  const voice = preferredVoice(voices, chosen)
  const listen = (to: Voice) => {
    const text = inWords(t('ear.settings.sample'), language)
    void say(text, { voice: to, rate, signal: new AbortController().signal })
  }
  const write = (value: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(value)
  const toggle = (name: 'describes' | 'knocks', isOn: boolean) => (
    <CookSetting label={t(`ear.settings.${name}`)} hint={t(`ear.settings.${name}Hint`)}>
      <CookSwitch
        label={t(`ear.settings.${name}`)}
        checked={isOn}
        onCheckedChange={(to) => change({ [name]: to })}
      />
    </CookSetting>
  )
  return (
    <>
      <section aria-labelledby={id}>
        <h3 id={id} className="ear-heading">
          {t('ear.settings.rate')}
        </h3>
        <div className="ear-rate">
          <CookCounter
            what={t('ear.settings.rate')}
            people={Math.round(rate * 10)}
            min={RATES.min * 10}
            max={RATES.max * 10}
            write={(tenths) => `${write(tenths / 10)}\u00a0×`}
            unit={() => ''}
            onPeopleChange={(tenths) => change({ rate: tenths / 10 })}
          />
          {voice && (
            <CookButton variant="line" onClick={() => listen(voice)}>
              {t('ear.settings.listen')}
            </CookButton>
          )}
        </div>
      </section>
      {voice && (
        <Voices
          voices={voices}
          current={voice}
          onChoose={({ voiceURI }) => {
            const others = chosen.filter((uri) => !voices.some((it) => it.voiceURI === uri))
            change({ voices: [voiceURI, ...others] })
            const to = voices.find((it) => it.voiceURI === voiceURI)
            if (to) listen(to)
          }}
        />
      )}
      {toggle('describes', describes)}
      {toggle('knocks', knocks)}
      <CookSetting label={t('ear.settings.screenReader')} hint={t('ear.settings.screenReaderHint')}>
        <CookSwitch
          label={t('ear.settings.screenReader')}
          checked={reader === 'screenReader'}
          onCheckedChange={(isOn) => change({ reader: isOn ? 'screenReader' : 'simmer' })}
        />
      </CookSetting>
      <Keys />
    </>
  )
}

/** The voices of the language; a press chooses one, which is then heard. */
function Voices({
  voices,
  current,
  onChoose,
}: {
  voices: readonly Voice[]
  current: Voice
  onChoose: (voice: Voice) => void
}) {
  const { t, language } = useWords()
  const id = useId()
  const named = new Intl.DisplayNames(language, { type: 'language' })
  // Android writes de_DE.
  const regional = ({ lang }: Voice) => named.of(lang.replace('_', '-')) ?? lang
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="ear-heading">
        {t('ear.settings.voice')}
      </h3>
      <ul className="ear-voices">
        {voices.slice(0, VOICES_MAX).map((voice) => (
          <li key={voice.voiceURI}>
            <button
              type="button"
              className="ear-voice"
              aria-pressed={voice.voiceURI === current.voiceURI}
              onClick={() => onChoose(voice)}
            >
              <Icon of={Check} />
              <span>
                <b>{voice.name}</b>
                <small>
                  {`${regional(voice)}, ${t(`ear.settings.${voice.localService ? 'onDevice' : 'online'}`)}`}
                </small>
              </span>
              <Icon of={Volume2} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Keys() {
  const { t } = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="ear-heading">
        {t('ear.keys.title')}
      </h3>
      <dl className="ear-keys">
        <dt>{t('ear.keys.nextKeys')}</dt>
        <dd>{t('ear.keys.next')}</dd>
        <dt>{t('ear.keys.previousKeys')}</dt>
        <dd>{t('ear.keys.previous')}</dd>
        <dt>{t('ear.keys.pauseKeys')}</dt>
        <dd>{t('ear.keys.pause')}</dd>
        <dt>R</dt>
        <dd>{t('ear.keys.again')}</dd>
        <dt>E</dt>
        <dd>{t('ear.keys.toggle')}</dd>
      </dl>
    </section>
  )
}

import { useId } from 'react'
import { CookButton, CookCounter, CookSetting, CookSwitch } from '#design-system/kitchen/index.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, Volume2 } from '#design-system/icon/lucide.ts'
import {
  inWords,
  preferredVoice,
  RATES,
  say,
  useByEarPreferences,
  useVoices,
  type Voice,
} from '#app/features/by-ear/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import '#design-system/kitchen/by-ear.css'

/** Voices that are offered. */
const VOICES_MAX = 4

/** Speed, voice, what is said, and the keys. */
export function ByEarSettings() {
  const { t, language } = useWords()
  const id = useId()
  const [preferences, change] = useByEarPreferences()
  const { rate, describes, knocks, reader, voices: chosen } = preferences
  const { voices = [] } = useVoices()
  const voice = preferredVoice(voices, chosen)
  const listen = (to: Voice) => {
    const text = inWords(t('byEar.settings.sample'), language)
    void say(text, { voice: to, rate })
  }
  const write = (value: number) =>
    `${new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(value)}\u00a0×`
  const toggle = (name: 'describes' | 'knocks', isOn: boolean) => (
    <CookSetting label={t(`byEar.settings.${name}`)} hint={t(`byEar.settings.${name}Hint`)}>
      <CookSwitch
        label={t(`byEar.settings.${name}`)}
        checked={isOn}
        onCheckedChange={(to) => change({ [name]: to })}
      />
    </CookSetting>
  )
  return (
    <>
      <section aria-labelledby={id}>
        <h3 id={id} className="ear-heading">
          {t('byEar.settings.rate')}
        </h3>
        <div className="ear-rate">
          <CookCounter
            what={t('byEar.settings.rate')}
            value={rate}
            step={RATES.step}
            min={RATES.min}
            max={RATES.max}
            write={write}
            unit={() => ''}
            onValueChange={(to) => change({ rate: to })}
          />
          {voice && (
            <CookButton variant="line" onClick={() => listen(voice)}>
              {t('byEar.settings.listen')}
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
      <CookSetting
        label={t('byEar.settings.screenReader')}
        hint={t('byEar.settings.screenReaderHint')}
      >
        <CookSwitch
          label={t('byEar.settings.screenReader')}
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
        {t('byEar.settings.voice')}
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
                  {`${regional(voice)}, ${t(`byEar.settings.${voice.localService ? 'onDevice' : 'online'}`)}`}
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
        {t('byEar.keys.title')}
      </h3>
      <dl className="ear-keys">
        <dt>{t('byEar.keys.nextKeys')}</dt>
        <dd>{t('byEar.keys.next')}</dd>
        <dt>{t('byEar.keys.previousKeys')}</dt>
        <dd>{t('byEar.keys.previous')}</dd>
        <dt>{t('byEar.keys.pauseKeys')}</dt>
        <dd>{t('byEar.keys.pause')}</dd>
        <dt>R</dt>
        <dd>{t('byEar.keys.again')}</dd>
        <dt>E</dt>
        <dd>{t('byEar.keys.toggle')}</dd>
      </dl>
    </section>
  )
}

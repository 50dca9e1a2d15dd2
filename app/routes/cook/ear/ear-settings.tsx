import {
  CookButton,
  CookChoice,
  CookCounter,
  CookSetting,
  CookSwitch,
} from '#design-system/cook-mode/index.ts'
import {
  inWords,
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
  const [preferences, change] = useEarPreferences()
  const { rate, describes, knocks, reader, voices: chosen } = preferences
  const { voices = [] } = useVoices()
  const voice = voices.find(({ voiceURI }) => chosen.includes(voiceURI)) ?? voices[0]
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
      <CookSetting label={t('ear.settings.rate')}>
        <CookCounter
          what={t('ear.settings.rate')}
          people={Math.round(rate * 10)}
          min={RATES.min * 10}
          max={RATES.max * 10}
          write={(tenths) => `${write(tenths / 10)}\u00a0×`}
          unit={() => ''}
          onPeopleChange={(tenths) => change({ rate: tenths / 10 })}
        />
      </CookSetting>
      {voice && (
        <CookSetting label={t('ear.settings.voice')}>
          <CookChoice
            label={t('ear.settings.voice')}
            choices={voices
              .slice(0, VOICES_MAX)
              .map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
            value={voice.voiceURI}
            onValueChange={(voiceURI) => {
              const others = chosen.filter((uri) => !voices.some((it) => it.voiceURI === uri))
              change({ voices: [voiceURI, ...others] })
              const to = voices.find((it) => it.voiceURI === voiceURI)
              if (to) listen(to)
            }}
          />
          <CookButton look="line" onClick={() => listen(voice)}>
            {t('ear.settings.listen')}
          </CookButton>
        </CookSetting>
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

function Keys() {
  const { t } = useWords()
  return (
    <section aria-label={t('ear.keys.title')}>
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

import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { BellOff, BellRing } from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { BoldParts } from '#app/lib/ui/bold-parts.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { allowBell } from './allow-bell.ts'
import { testBell, updateDevice } from './device-sync.ts'
import { lineOf } from './line-of.ts'
import { bellSystem } from './system.ts'
import { useDeviceBell } from './use-device-bell.ts'

const PLACES = ['one', 'two', 'three'] as const
const CHOICES = { yes: 'rings', quiet: 'quiet', no: 'off' } as const
type Choice = keyof typeof CHOICES

/** The settings of the bell of this device. */
export function BellSettings() {
  // Only the browser knows what it can do.
  return useHydrated() && <BellOfThisDevice />
}

function BellOfThisDevice() {
  const { t } = useWords()
  const of = useDeviceBell()
  const chosen = bellChoice.use()
  const [note, setNote] = useState<'tried' | 'failed'>()
  const rings = of === 'on' || of === 'quiet' || of === 'away'
  const isFixed = of === 'blocked' || of === 'home' || of === 'unable'

  const attempt = async (work: () => Promise<void>, done?: 'tried') => {
    setNote(undefined)
    try {
      await work()
      setNote(done)
    } catch (error) {
      reportFailure(error)
      setNote('failed')
    }
  }
  const choose = (choice: Choice) =>
    attempt(async () => {
      if (choice !== 'no' && !(await allowBell())) return
      bellChoice.write(choice)
      await updateDevice()
    })

  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-5">
        <span className="grid size-20 shrink-0 place-items-center rounded-full border-[3px] border-ink bg-surface text-[2rem] outline -outline-offset-8 outline-ink">
          <Icon of={rings ? BellRing : BellOff} />
        </span>
        <p className="text-subheading font-semibold">{t(`bell.lines.${lineOf(of, navigator)}`)}</p>
      </div>
      {of === 'blocked' && <Steps of="blocked" />}
      {of === 'home' && <Steps of="home" />}
      {!isFixed && (
        <RadioGroup<Choice>
          label={t('bell.settings.device')}
          hint={t('bell.settings.deviceHint')}
          variant="segments"
          options={(['yes', 'quiet', 'no'] as const).map((value) => ({
            value,
            label: t(`bell.settings.${CHOICES[value]}`),
          }))}
          value={rings ? (chosen === 'quiet' ? 'quiet' : 'yes') : 'no'}
          onValueChange={(choice) => void choose(choice)}
        />
      )}
      {rings && (
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => void attempt(testBell, 'tried')}
        >
          {t('bell.why.try')}
        </Button>
      )}
      <div role="status">
        {note && (
          <Banner
            tone={note === 'tried' ? 'success' : 'danger'}
            title={t(note === 'tried' ? 'bell.why.tried' : 'bell.ask.failed')}
          />
        )}
      </div>
    </div>
  )
}

/** What to do so that the bell may ring. */
function Steps({ of }: { of: 'blocked' | 'home' }) {
  const { t } = useWords()
  const system = bellSystem(navigator)
  return (
    <>
      {/* iPhone and iPad need it to add the site to the home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <ol className="grid list-decimal gap-3 ps-6">
        {PLACES.map((place) => (
          <li key={place}>
            <BoldParts
              text={
                of === 'home'
                  ? t(`bell.home.${place}`, { step: 1 })
                  : t(`bell.unblock.${system}.${place}`)
              }
            />
          </li>
        ))}
      </ol>
      {of === 'blocked' && (
        <Button className="justify-self-start" onClick={() => void allowBell()}>
          {t('bell.why.check')}
        </Button>
      )}
    </>
  )
}

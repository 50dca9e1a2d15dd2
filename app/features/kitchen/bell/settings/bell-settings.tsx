import { useEffect, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { BellOff, BellRing } from '#design-system/icon/lucide.ts'
import { bellChoice, CHOICE_OF, chosenLoudness, mayRing } from '#app/lib/bell/bell-choice.ts'
import { pushAbility } from '#app/lib/bell/browser-push.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { BoldParts } from '#app/lib/ui/bold-parts.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Loudness } from '#contract/bell/device.ts'
import { allowBell } from '../allow-bell.ts'
import { BellDevices } from './bell-devices.tsx'
import { shareReach } from '../bell-reach.ts'
import { updateDevice } from '../device-sync.ts'
import { lineOf } from '../line-of.ts'
import { RingSettings } from './ring-settings.tsx'
import { bellSystem } from '../system.ts'
import { testBell } from '../report-device.ts'
import { useDeviceBell, type DeviceBellState } from '../use-device-bell.ts'

const PLACES = ['one', 'two', 'three'] as const
/** States in which timers ring here, now or once there is a connection. */
const RINGING: ReadonlySet<DeviceBellState> = new Set(['on', 'quiet', 'away', 'left', 'full'])

/** The settings of the bell of this device. */
export function BellSettings() {
  // Only the browser knows what it can do.
  return useHydrated() && <BellOfThisDevice />
}

function BellOfThisDevice() {
  const { t } = useWords()
  const state = useDeviceBell()
  const [note, setNote] = useState<'tried' | 'failed'>()
  useEffect(() => {
    // Without a kitchen that is open nothing else asks whether the server still knows this device.
    if (mayRing() && pushAbility() === 'able') updateDevice().catch(() => shareReach('failed'))
  }, [])
  const rings = RINGING.has(state) && mayRing()
  const chosen: Loudness = rings ? chosenLoudness() : 'off'
  const isFixed = state === 'blocked' || state === 'home' || state === 'unable'

  const attempt = async (work: () => Promise<boolean | void>, done?: 'tried') => {
    setNote(undefined)
    try {
      // Where the bell has ended, the line says so.
      if ((await work()) !== false) setNote(done)
    } catch (error) {
      reportFailure(error)
      setNote('failed')
    }
  }
  const choose = (loudness: Loudness) =>
    attempt(async () => {
      if (loudness !== 'off' && !(await allowBell())) return
      bellChoice.write(CHOICE_OF[loudness])
      await updateDevice()
    })
  const line = t(`bell.lines.${lineOf(state, navigator)}`)

  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4">
        <span className="grid size-20 shrink-0 place-items-center rounded-full border-[3px] border-ink bg-surface text-[2rem] inset-ring-[5px] inset-ring-surface">
          <Icon of={rings ? BellRing : BellOff} />
        </span>
        <p className="text-subheading font-semibold">{line}</p>
        <div className="col-start-2 grid gap-4">
          {(state === 'blocked' || state === 'home') && <Steps state={state} />}
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
      </div>
      <BellDevices
        loudness={isFixed ? undefined : chosen}
        text={t('bell.lines.unasked')}
        onChoose={choose}
      />
      <RingSettings />
    </div>
  )
}

/** What to do so that the bell may ring. */
function Steps({ state }: { state: 'blocked' | 'home' }) {
  const { t } = useWords()
  const [isStill, setStill] = useState(false)
  const system = bellSystem(navigator)
  const check = async () => setStill(!(await allowBell()))
  return (
    <>
      {/* iPhone and iPad need it to add the site to the home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <ol className="grid list-decimal gap-3 ps-6">
        {PLACES.map((place) => (
          <li key={place}>
            <BoldParts
              text={
                state === 'home'
                  ? t(`bell.home.${place === 'three' ? 'turnOn' : place}`)
                  : t(`bell.unblock.${system}.${place}`)
              }
            />
          </li>
        ))}
      </ol>
      {state === 'blocked' && (
        <>
          <Button className="justify-self-start" onClick={() => void check()}>
            {t('bell.why.check')}
          </Button>
          <p role="status">{isStill && t('bell.why.stillBlocked')}</p>
        </>
      )}
    </>
  )
}

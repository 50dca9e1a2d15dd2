import { useState } from 'react'
import { BellSheet, CookButton } from '#design-system/kitchen/index.ts'
import {
  BellOff,
  BellRing,
  Check,
  ChevronRight,
  House,
  Share,
  SlidersHorizontal,
  Smartphone,
  SquarePlus,
} from '#design-system/icon/lucide.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { BoldParts } from '#app/lib/ui/bold-parts.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { allowBell } from './allow-bell.ts'
import { testBell } from './report-device.ts'
import { lineOf } from './line-of.ts'
import { bellSystem, isComputer } from './system.ts'
import type { DeviceBellState } from './use-device-bell.ts'

/** Props of {@link BellWhy}. */
export interface BellWhyProps {
  state: DeviceBellState
  /** The step that the cook is at. */
  step: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const PLACES = ['one', 'two', 'three'] as const

/** Why the bell does what it does, and how that can be changed. */
export function BellWhy({ state, ...props }: BellWhyProps) {
  if (state === 'blocked') return <Blocked {...props} />
  return state === 'home' ? <HomeScreen {...props} /> : <On {...props} />
}

type PartProps = Omit<BellWhyProps, 'state'>

function On({ open, onOpenChange }: PartProps) {
  const { t } = useWords()
  const [tried, setTried] = useState<'tried' | 'failed'>()
  const at = isComputer(navigator) ? 'Computer' : ''
  const tryBell = async () => {
    try {
      setTried((await testBell()) ? 'tried' : 'failed')
    } catch (error) {
      reportFailure(error)
      setTried('failed')
    }
  }
  return (
    <BellSheet
      open={open}
      onOpenChange={onOpenChange}
      icon={BellRing}
      name={t('bell.name')}
      heading={t(`bell.why.on${at}`)}
      texts={[t('bell.why.onText'), t('bell.why.onLate')]}
    >
      <p role="status">{tried && t(tried === 'tried' ? 'bell.why.tried' : 'bell.lines.away')}</p>
      <CookButton variant="enamel" onClick={() => void tryBell()}>
        {t('bell.why.try')}
      </CookButton>
      <CookButton
        variant="line"
        onClick={() => {
          bellChoice.write('no')
          onOpenChange(false)
        }}
      >
        {t(`bell.why.off${at}`)}
      </CookButton>
    </BellSheet>
  )
}

function Blocked({ open, onOpenChange }: PartProps) {
  const { t } = useWords()
  const [isStill, setStill] = useState(false)
  const system = bellSystem(navigator)
  const icons = [SlidersHorizontal, ChevronRight, Check]
  const check = async () => {
    const isAllowed = await allowBell()
    setStill(!isAllowed)
    if (isAllowed) onOpenChange(false)
  }
  return (
    <BellSheet
      open={open}
      onOpenChange={onOpenChange}
      icon={BellOff}
      name={t('bell.name')}
      heading={t('bell.why.blocked')}
      texts={[t('bell.why.blockedText')]}
      steps={PLACES.map((place, index) => ({
        icon: icons[index] ?? Check,
        text: <BoldParts text={t(`bell.unblock.${system}.${place}`)} />,
      }))}
    >
      <p role="status">{isStill && t('bell.why.stillBlocked')}</p>
      <CookButton variant="enamel" onClick={() => void check()}>
        {t('bell.why.check')}
      </CookButton>
      <CookButton variant="line" onClick={() => onOpenChange(false)}>
        {t('bell.why.keep')}
      </CookButton>
    </BellSheet>
  )
}

function HomeScreen({ step, open, onOpenChange }: PartProps) {
  const { t } = useWords()
  const icons = [Share, SquarePlus, House]
  return (
    <BellSheet
      open={open}
      onOpenChange={onOpenChange}
      icon={Smartphone}
      name={t('bell.name')}
      heading={t(`bell.why.${lineOf('home', navigator) === 'home' ? 'home' : 'homeTablet'}`)}
      texts={[t('bell.why.homeText')]}
      steps={PLACES.map((place, index) => ({
        icon: icons[index] ?? House,
        text: <BoldParts text={t(`bell.home.${place}`, { step })} />,
      }))}
    >
      {/* The iPhone needs it to add the site to the home screen. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <CookButton variant="enamel" onClick={() => onOpenChange(false)}>
        {t('bell.why.keepForNow')}
      </CookButton>
    </BellSheet>
  )
}

import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BellDeviceRow } from '#contract/bell/device.ts'
import { LOCALES } from '#contract/languages.ts'

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const DATE = { day: 'numeric', month: 'long' } as const

/** Texts about the devices that ring: their names, and what they do. */
export function useDeviceText() {
  const { t, language } = useWords()
  /** What a device does at a bell, by its loudness, kind and browser. */
  const does = ({
    Kind,
    Browser,
    Loudness,
  }: Omit<BellDeviceRow, 'Id' | 'Title' | 'RangAt'>): string => {
    if (Loudness === 'off') return t('bell.settings.silent')
    if (Loudness === 'quiet') return t('bell.settings.shows')
    if (Kind !== 'computer') return t('bell.settings.whenLocked')
    return Browser === null
      ? t('bell.settings.whileBrowserRuns')
      : t('bell.settings.whileRuns', { browser: Browser })
  }
  return {
    does,
    nameOf: ({
      Title,
      Kind,
      Browser,
    }: Omit<BellDeviceRow, 'Id' | 'Loudness' | 'RangAt'>): string => {
      if (Title !== null) return Title
      const kind = t(`bell.settings.kinds.${Kind ?? 'unknown'}`)
      return Browser === null ? kind : t('bell.settings.named', { kind, browser: Browser })
    },
    /** When a device last rang. What it does, if it has not rung yet or is off. */
    textOf: (device: BellDeviceRow): string => {
      if (device.RangAt === null || device.Loudness === 'off') return does(device)
      const rang = new Date(device.RangAt)
      const locale = LOCALES[language]
      const time = rang.toLocaleTimeString(locale, TIME)
      const date = rang.toLocaleDateString(locale, DATE)
      return rang.toDateString() === new Date().toDateString()
        ? t('bell.settings.rangToday', { time })
        : t('bell.settings.rangOn', { date, time })
    },
  }
}

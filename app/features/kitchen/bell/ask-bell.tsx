import { useState } from 'react'
import { BellSheet, CookButton } from '#design-system/kitchen/index.ts'
import { BellRing } from '#design-system/icon/lucide.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { allowBell } from './allow-bell.ts'
import { isComputer } from './system.ts'
import { useDeviceBell } from './use-device-bell.ts'

/** Props of {@link AskBell}. */
export interface AskBellProps {
  /** Name of the timer that runs. */
  timer: string
}

/**
 * Asks once whether timers may ring while the page is closed, when the first one runs. A browser that
 * cannot, or that blocks it, is not asked about.
 */
export function AskBell({ timer }: AskBellProps) {
  const { t } = useWords()
  const state = useDeviceBell()
  const [isOpen, setOpen] = useState(true)
  const at = isComputer(navigator) ? 'Computer' : ''
  const allow = async () => {
    setOpen(false)
    await allowBell()
  }
  return (
    <BellSheet
      open={isOpen && state === 'unasked'}
      onOpenChange={setOpen}
      icon={BellRing}
      heading={t(`bell.ask.heading${at}`)}
      texts={[t(`bell.ask.text${at}`, { name: timer })]}
    >
      <CookButton variant="enamel" onClick={() => void allow()}>
        {t('bell.ask.yes')}
      </CookButton>
      <CookButton
        variant="line"
        onClick={() => {
          bellChoice.write('no')
          setOpen(false)
        }}
      >
        {t('bell.ask.no')}
      </CookButton>
    </BellSheet>
  )
}

import { useState } from 'react'
import { CookButton, CookSetting, CookSwitch } from '#design-system/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ByEarControl } from '../by-ear-control.ts'
import { ByEarSettings } from './by-ear-settings.tsx'
import '#design-system/kitchen/by-ear.css'

/** Props of {@link ByEarSetting}. */
export interface ByEarSettingProps {
  ear: ByEarControl
  /** Closes the overview, so that the stage is seen. */
  onStart: () => void
}

/** Turns cooking by ear on and off, and opens voice and keys. */
export function ByEarSetting({ ear, onStart }: ByEarSettingProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CookSetting label={t('byEar.name')} hint={t('byEar.settings.hint')}>
        <CookSwitch
          label={t('byEar.name')}
          checked={ear.isOn}
          onCheckedChange={() => {
            ear.toggle()
            if (!ear.isOn) onStart()
          }}
        />
      </CookSetting>
      <div className="ear-open">
        <CookButton variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('byEar.settings.open')}
        </CookButton>
      </div>
      {isOpen && <ByEarSettings />}
    </>
  )
}

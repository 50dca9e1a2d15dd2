import { useState } from 'react'
import { CookButton, CookSetting, CookSwitch } from '#design-system/cook-mode/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { EarControl } from '../ear-control.ts'
import { EarSettings } from './ear-settings.tsx'
import '#design-system/cook-mode/ear.css'

/** Props of {@link EarSetting}. */
export interface EarSettingProps {
  ear: EarControl
  /** Closes the overview, so that the stage is seen. */
  onStart: () => void
}

/** Turns cooking by ear on and off, and opens voice and keys. */
export function EarSetting({ ear, onStart }: EarSettingProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CookSetting label={t('ear.name')} hint={t('ear.settings.hint')}>
        <CookSwitch
          label={t('ear.name')}
          checked={ear.isOn}
          onCheckedChange={() => {
            ear.toggle()
            if (!ear.isOn) onStart()
          }}
        />
      </CookSetting>
      <div className="ear-open">
        <CookButton variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('ear.settings.open')}
        </CookButton>
      </div>
      {isOpen && <EarSettings />}
    </>
  )
}

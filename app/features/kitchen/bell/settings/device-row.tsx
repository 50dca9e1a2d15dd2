import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  BellOff,
  BellRing,
  Laptop,
  Smartphone,
  Tablet,
  VolumeX,
} from '#design-system/icon/lucide.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LOUDNESS, type BellDeviceRow, type Loudness } from '#contract/bell/device.ts'

/** Props of {@link DeviceRow}. */
export interface DeviceRowProps {
  device: Pick<BellDeviceRow, 'Kind' | 'Browser'>
  name: string
  /** What it does, or when it last rang. */
  text: string
  /** Undefined where the browser leaves no choice. */
  loudness: Loudness | undefined
  onChoose: (loudness: Loudness) => void
  /** A button at the end of the line. */
  action?: ReactNode
}

const ICONS = { rings: BellRing, quiet: VolumeX, off: BellOff } as const

/** A device that rings, with what it does. */
export function DeviceRow({ device, name, text, loudness, onChoose, action }: DeviceRowProps) {
  const { t } = useWords()
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-line py-3 not-first:border-t">
      <Icon of={drawingOf(device)} />
      <div className="min-h-target leading-tight">
        <h4 className="font-semibold">{name}</h4>
        <p className="text-caption text-ink-soft">{text}</p>
      </div>
      {action}
      {loudness && (
        <RadioGroup<Loudness>
          label={name}
          labelHidden
          variant="segments"
          className="col-span-2 col-start-2 grid"
          options={LOUDNESS.map((value) => ({
            value,
            label: (
              <span className="inline-flex items-center gap-1.75">
                <Icon of={ICONS[value]} size="s" />
                {t(`bell.settings.${value}`)}
              </span>
            ),
          }))}
          value={loudness}
          onValueChange={onChoose}
        />
      )}
    </li>
  )
}

function drawingOf({ Kind }: DeviceRowProps['device']) {
  if (Kind === 'computer') return Laptop
  return Kind === 'iPad' || Kind === 'tablet' ? Tablet : Smartphone
}

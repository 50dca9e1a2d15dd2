import { useRef, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Pencil, Trash2 } from '#design-system/icon/lucide.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BellDeviceRow, Loudness } from '#contract/bell/device.ts'
import { DeviceRow } from './device-row.tsx'
import { useDeviceText } from './device-text.ts'
import { deviceName } from '../system.ts'
import { RenameDevice } from './rename-device.tsx'
import { useBellDevices } from './use-bell-devices.ts'

/** Props of {@link BellDevices}. */
export interface BellDevicesProps {
  /** What this device does; undefined where the browser leaves no choice. */
  loudness: Loudness | undefined
  /** What this device does with its page open, when it is off or the browser leaves no choice. */
  text: string
  /** Changes what this device does. Resolves when the server knows it. */
  onChoose: (loudness: Loudness) => Promise<void>
}

/** The devices of a member, each with what it does. */
export function BellDevices({ loudness, text, onChoose }: BellDevicesProps) {
  const { t } = useWords()
  const { nameOf, textOf, does } = useDeviceText()
  const { own, others, error, refresh, choose, rename, remove } = useBellDevices()
  const [renamed, setRenamed] = useState<BellDeviceRow>()
  const [note, setNote] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const self = deviceName(navigator)

  const attempt = async (work: () => Promise<void>, done?: string) => {
    setNote(undefined)
    setFailed(false)
    try {
      await work()
      setNote(done)
    } catch (failure) {
      reportFailure(failure)
      setFailed(true)
    }
  }
  const removeNamed = (device: BellDeviceRow) => {
    // The button goes with its row.
    heading.current?.focus()
    void attempt(() => remove(device), t('bell.settings.removed', { name: nameOf(device) }))
  }
  const ownKind = t(`bell.settings.this.${self.Kind ?? 'computer'}`)
  const ownName =
    own?.Title == null ? ownKind : t('bell.settings.thisNamed', { name: own.Title, kind: ownKind })
  const renameButton = (device: BellDeviceRow, name: string) => (
    <IconButton
      icon={Pencil}
      label={t('bell.settings.rename', { name })}
      onClick={() => setRenamed(device)}
    />
  )
  const ownText = () => {
    if (loudness === undefined || loudness === 'off') return text
    return own?.Loudness === loudness ? textOf(own) : does({ ...self, Loudness: loudness })
  }

  return (
    <section className="rim">
      <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
        {t('bell.settings.devices')}
      </h3>
      <p className="mt-0.5 text-caption text-ink-soft">{t('bell.settings.devicesHint')}</p>
      <ul className="mt-2">
        <DeviceRow
          device={self}
          name={ownName}
          text={ownText()}
          loudness={loudness}
          onChoose={(choice) => void onChoose(choice).then(refresh)}
          action={own && renameButton(own, ownName)}
        />
        {others.map((device) => (
          <DeviceRow
            key={device.Id}
            device={device}
            name={nameOf(device)}
            text={textOf(device)}
            loudness={device.Loudness}
            onChoose={(choice) => void attempt(() => choose(device, choice))}
            action={
              <span className="flex">
                {renameButton(device, nameOf(device))}
                <IconButton
                  icon={Trash2}
                  label={t('bell.settings.remove', { name: nameOf(device) })}
                  onClick={() => removeNamed(device)}
                />
              </span>
            }
          />
        ))}
      </ul>
      {renamed && (
        <RenameDevice
          device={renamed}
          onClose={() => setRenamed(undefined)}
          onSave={(title) => rename(renamed, title)}
        />
      )}
      <div role="status" className="text-label">
        {note}
        {hasFailed && <Banner tone="danger" title={t('bell.settings.changeFailed')} />}
        {error !== undefined && (
          <Banner
            title={t('bell.settings.loadFailed')}
            action={<Button onClick={() => void refresh()}>{t('bell.settings.retry')}</Button>}
          />
        )}
      </div>
    </section>
  )
}

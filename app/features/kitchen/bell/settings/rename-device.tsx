import { useId, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { BellDeviceRow } from '#contract/bell/device.ts'
import { BELL_TITLE_MAX } from '#contract/bell/limits.ts'
import { useDeviceText } from './device-text.ts'

/** Props of {@link RenameDevice}. */
export interface RenameDeviceProps {
  device: BellDeviceRow
  onClose: () => void
  /** Rejects when the server refuses the name. */
  onSave: (title: string) => Promise<void>
}

/** Gives a device a name, so that its member knows it again. */
export function RenameDevice({ device, onClose, onSave }: RenameDeviceProps) {
  const { t } = useWords()
  const { nameOf } = useDeviceText()
  const id = useId()
  const [title, setTitle] = useState(device.Title ?? '')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const save = async () => {
    if (isPending) return
    setPending(true)
    setError(undefined)
    try {
      await onSave(title)
      onClose()
    } catch (failure) {
      reportFailure(failure)
      setError(t('bell.settings.changeFailed'))
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bell.settings.rename', { name: nameOf(device) })}
      footer={
        <Button variant="primary" type="submit" form={id} pending={isPending}>
          {t('bell.settings.save')}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('bell.settings.title')}
          hint={t('bell.settings.titleHint', { name: nameOf({ ...device, Title: null }) })}
          dir="auto"
          autoComplete="off"
          maxLength={BELL_TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={error}
        />
      </form>
    </Dialog>
  )
}

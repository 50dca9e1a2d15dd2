import { useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { PictureCrop } from '#design-system/picture-crop/picture-crop.tsx'
import { useAccountChanges } from '#app/features/account/account.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { drawSquare } from './draw-square.ts'
import { failureText } from './failure-text.ts'
import { NoticeBanner } from './notice-banner.tsx'
import { useNotice } from './use-notice.ts'

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  /** Address of the chosen picture. */
  src: string
  /** Called after saving, and when the dialog is dismissed. */
  onClose: () => void
  /** Called when the file is not a picture the browser can read. */
  onUnreadable: () => void
}

/** Crops a chosen picture and saves it. */
export function CropDialog({ src, onClose, onUnreadable }: CropDialogProps) {
  const { t } = useWords()
  const { changePicture } = useAccountChanges()
  const { notice, show, clear } = useNotice()
  const area = useRef<PictureArea>(undefined)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (!area.current) return
    clear()
    setSending(true)
    try {
      await changePicture(await drawSquare(src, area.current))
      onClose()
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('settings.picture.choose')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" pending={isSending} onClick={() => void send()}>
            {t('settings.picture.use')}
          </Button>
        </>
      }
    >
      <PictureCrop
        src={src}
        label={t('settings.picture.position')}
        help={t('settings.picture.help')}
        zoomLabel={t('settings.picture.zoom')}
        formatZoom={(value) => t('settings.picture.percent', { value })}
        onAreaChange={(seen) => {
          area.current = seen
        }}
        onError={onUnreadable}
      />
      <NoticeBanner notice={notice} />
    </Dialog>
  )
}

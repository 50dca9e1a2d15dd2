import { useState } from 'react'
import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { useAccountChanges } from '#app/features/account/account.ts'
import { drawPart } from '#app/lib/media/draw-part.ts'
import { CropDialog, type CropDialogProps } from '#app/lib/ui/crop-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { failureText } from './failure-text.ts'
import { NoticeBanner } from './notice-banner.tsx'
import { useNotice } from './use-notice.ts'

/** Side of the sent picture in pixels. */
const SIDE = 640

/** Crops a chosen profile picture and saves it; closes after that. */
export function CropAvatar(props: Pick<CropDialogProps, 'src' | 'onClose' | 'onUnreadable'>) {
  const { t } = useWords()
  const { changePicture } = useAccountChanges()
  const { notice, show, clear } = useNotice()
  const [isSending, setSending] = useState(false)
  const use = async (area: PictureArea) => {
    clear()
    setSending(true)
    try {
      await changePicture(await drawPart(props.src, area, SIDE))
      props.onClose()
    } catch (error) {
      show({ tone: 'danger', text: failureText(error) })
      setSending(false)
    }
  }
  return (
    <CropDialog
      {...props}
      title={t('settings.picture.choose')}
      pending={isSending}
      onUse={(area) => void use(area)}
    >
      <NoticeBanner notice={notice} />
    </CropDialog>
  )
}

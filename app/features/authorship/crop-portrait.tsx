import { useState } from 'react'
import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { failureText, NoticeBanner, useNotice } from '#app/features/account/index.ts'
import { send } from '#app/lib/api/send.ts'
import { drawPart } from '#app/lib/media/draw-part.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { CropDialog, type CropDialogProps } from '#app/lib/ui/crop-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PORTRAIT_SIDE } from '#contract/desk/limits.ts'
import type { OwnPortrait } from './author-fields.ts'

/** Props of {@link CropPortrait}. */
export interface CropPortraitProps extends Pick<
  CropDialogProps,
  'src' | 'onClose' | 'onUnreadable'
> {
  /** Called with the part that was chosen, once it was sent. */
  onPortrait: (portrait: OwnPortrait) => void
}

/** Crops a chosen portrait and sends it: nobody else sees it yet. While it cannot be sent, what was chosen stays. */
export function CropPortrait({ onPortrait, ...props }: CropPortraitProps) {
  const { t } = useWords()
  const { notice, show, clear } = useNotice()
  const [isSending, setSending] = useState(false)
  const draw = async (area: PictureArea) => {
    try {
      return await drawPart(props.src, area, PORTRAIT_SIDE)
    } catch (failure) {
      reportFailure(failure)
      props.onUnreadable()
      return undefined
    }
  }
  const use = async (area: PictureArea) => {
    clear()
    setSending(true)
    const image = await draw(area)
    if (!image) return
    try {
      const fields = new FormData()
      fields.set('picture', image)
      const { Id, Path } = await send('POST /my/pictures', { fields })
      onPortrait({ Id, Path })
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

import { useState } from 'react'
import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { drawPart } from '#app/lib/media/draw-part.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { CropDialog, type CropDialogProps } from '#app/lib/ui/crop-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { OWN_PICTURE_SIDE } from '#contract/own-recipes/limits.ts'
import { useEditorContext } from '../context.ts'

/** Props of {@link CropPicture}. */
export interface CropPictureProps extends Pick<
  CropDialogProps,
  'src' | 'onClose' | 'onUnreadable'
> {
  /** Width of the place of the picture by its height. */
  ratio: number
  /** Called with the picture that was cut. */
  onCut: (id: Id) => void
}

/**
 * Cuts a picture on this device and sends it as another one, so that undo brings the whole one back.
 * While it cannot be sent, what was chosen stays.
 */
export function CropPicture({ ratio, onCut, ...props }: CropPictureProps) {
  const { t } = useWords()
  const { addPicture } = useEditorContext()
  const [isSending, setSending] = useState(false)
  const cut = async (area: PictureArea) => {
    const pixels = Math.round(Math.min(OWN_PICTURE_SIDE, area.side))
    const image = await drawPart(props.src, area, pixels, ratio)
    const id = await addPicture(new File([image], 'picture.jpg', { type: image.type }))
    if (id === undefined) return
    onCut(id)
    props.onClose()
  }
  const use = async (area: PictureArea) => {
    setSending(true)
    try {
      await cut(area)
    } catch (failure) {
      reportFailure(failure)
      props.onUnreadable()
    }
    setSending(false)
  }
  return (
    <CropDialog
      {...props}
      shape="square"
      ratio={ratio}
      title={t('recipeEditor.picture.cropTitle')}
      pending={isSending}
      onUse={(area) => void use(area)}
    />
  )
}

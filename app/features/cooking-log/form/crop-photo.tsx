import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { drawPart } from '#app/lib/media/draw-part.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { CropDialog, type CropDialogProps } from '#app/lib/ui/crop-dialog.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { COOKED_PHOTO_SIDE } from '#contract/cooking-log/limits.ts'

/** Props of {@link CropPhoto}. */
export interface CropPhotoProps extends Pick<CropDialogProps, 'src' | 'onClose' | 'onUnreadable'> {
  /** Called with the square that was chosen. */
  onPhoto: (photo: Blob) => void
}

/** Crops a chosen photo to a square. */
export function CropPhoto({ onPhoto, ...props }: CropPhotoProps) {
  const { t } = useWords()
  const use = async (area: PictureArea) => {
    try {
      onPhoto(await drawPart(props.src, area, COOKED_PHOTO_SIDE))
      props.onClose()
    } catch (failure) {
      reportFailure(failure)
      props.onUnreadable()
    }
  }
  return (
    <CropDialog
      {...props}
      shape="square"
      title={t('cookingLog.form.crop')}
      onUse={(area) => void use(area)}
    />
  )
}

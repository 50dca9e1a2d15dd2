import { useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { PictureArea } from '#design-system/picture-crop/picture-crop.logic.ts'
import { PictureCrop, type PictureCropProps } from '#design-system/picture-crop/picture-crop.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link CropDialog}; its words are in the area `settings`. */
export interface CropDialogProps extends Pick<PictureCropProps, 'shape' | 'ratio'> {
  /** Address of the picture. */
  src: string
  title: string
  /** Called with the part that is to be used. */
  onUse: (area: PictureArea) => void
  /** The part is being used. */
  pending?: boolean
  /** Called when the dialog is dismissed. */
  onClose: () => void
  /** Called when the file is not a picture the browser can read. */
  onUnreadable: () => void
  /** What went wrong, below the picture. */
  children?: ReactNode
}

/** Crops a picture to the shape of its place. */
export function CropDialog({
  src,
  title,
  shape,
  ratio,
  onUse,
  pending = false,
  onClose,
  onUnreadable,
  children,
}: CropDialogProps) {
  const { t } = useWords()
  const area = useRef<PictureArea>(undefined)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={ratio === undefined ? 'm' : 'l'}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => {
              if (area.current) onUse(area.current)
            }}
          >
            {t('settings.picture.use')}
          </Button>
        </>
      }
    >
      <PictureCrop
        src={src}
        shape={shape}
        ratio={ratio}
        label={t('settings.picture.position')}
        help={t('settings.picture.help')}
        zoomLabel={t('settings.picture.zoom')}
        formatZoom={(value) => t('settings.picture.percent', { value })}
        onAreaChange={(seen) => {
          area.current = seen
        }}
        onError={onUnreadable}
      />
      {children}
    </Dialog>
  )
}

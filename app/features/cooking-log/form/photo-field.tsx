import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Camera } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { FieldError, FieldHint } from '#design-system/text-field/field-words.tsx'
import { pictureFault, type PictureFault } from '#app/lib/media/picture-fault.ts'
import { useBlobUrl } from '#app/lib/media/use-blob-url.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PICTURE_MEGAPIXELS, PICTURE_TYPES } from '#contract/pictures.ts'

const loadCrop = () => withAreas(['settings'], import('./crop-photo.tsx'))

/** Props of {@link PhotoField}. */
export interface PhotoFieldProps {
  /** Address of the photo; undefined without one. */
  src: string | undefined
  /** Called with the square that was chosen; undefined removes the photo. */
  onPhotoChange: (photo: Blob | undefined) => void
  /** Why the photo was not taken. */
  error?: string | undefined
}

/** A photo of the meal, cut to a square like a profile picture. */
export function PhotoField({ src, onPhotoChange, error }: PhotoFieldProps) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isRemoving = useRef(false)
  const [chosen, setChosen] = useState<File>()
  const chosenUrl = useBlobUrl(chosen)
  const [fault, setFault] = useState<PictureFault>()
  const { code, ask, isPending, hasFailed } = useOnDemand(loadCrop)

  useEffect(() => {
    if (src !== undefined || !isRemoving.current) return
    // The button that was pressed went with the photo.
    opener.current?.focus()
    isRemoving.current = false
  }, [src])
  const remove = () => {
    isRemoving.current = true
    onPhotoChange(undefined)
  }
  const complain = (found: PictureFault | undefined) => {
    setFault(found)
    if (found && code) announce(t(`settings.picture.${found}`, PICTURE_MEGAPIXELS), 'assertive')
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Without this, choosing the same file again fires no event.
    currentTarget.value = ''
    if (!file) return
    ask()
    const found = await pictureFault(file)
    complain(found)
    if (!found) setChosen(file)
  }
  const close = (found?: PictureFault) => {
    setChosen(undefined)
    complain(found)
  }
  const open = () => input.current?.click()
  return (
    <div className="meal-photo">
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => void choose(event)}
        aria-label={t('cookingLog.form.addPhoto')}
        tabIndex={-1}
        className="hidden"
      />
      {src === undefined ? (
        <>
          <button
            ref={opener}
            type="button"
            aria-busy={isPending || undefined}
            aria-describedby="photo-hint"
            onClick={open}
            className="meal-drop"
          >
            <Icon of={Camera} />
            {t('cookingLog.form.addPhoto')}
          </button>
          <p id="photo-hint" className="text-label text-ink-soft">
            {t('cookingLog.form.photoHint', PICTURE_MEGAPIXELS)}
          </p>
        </>
      ) : (
        <>
          <img src={src} alt={t('cookingLog.form.yourPhoto')} className="meal-picture" />
          <div>
            <div className="flex flex-wrap gap-2">
              <Button pending={isPending} onClick={open}>
                {t('cookingLog.form.changePhoto')}
              </Button>
              <Button variant="bare" onClick={remove}>
                {t('cookingLog.form.removePhoto')}
              </Button>
            </div>
            <FieldHint id="photo-hint">{t('cookingLog.form.onlyYou')}</FieldHint>
          </div>
        </>
      )}
      {fault && code && (
        <FieldError>{t(`settings.picture.${fault}`, PICTURE_MEGAPIXELS)}</FieldError>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {hasFailed && <FieldError>{t('errors.title')}</FieldError>}
      {code && chosenUrl !== undefined && (
        <code.CropPhoto
          src={chosenUrl}
          onPhoto={onPhotoChange}
          onClose={() => close()}
          onUnreadable={() => close('unreadable')}
        />
      )}
    </div>
  )
}

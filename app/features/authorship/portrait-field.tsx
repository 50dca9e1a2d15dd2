import { useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Camera, Crop } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { FieldError, FieldHint } from '#design-system/text-field/field-words.tsx'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { pictureFault, type PictureFault } from '#app/lib/media/picture-fault.ts'
import { useBlobUrl } from '#app/lib/media/use-blob-url.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PICTURE_MEGAPIXELS, PICTURE_TYPES } from '#contract/pictures.ts'
import type { OwnPortrait } from './author-fields.ts'

const loadCrop = () => import('./crop-portrait.tsx')

/** Props of {@link PortraitField}. */
export interface PortraitFieldProps {
  /** Whose portrait. */
  name: string
  /** Where the portrait that was chosen last is served; null for none. */
  path: string | null
  /** Called with a picture that was sent, or null to have none. */
  onPortrait: (portrait: OwnPortrait | null) => void
}

/** An author's portrait, which is chosen, cropped and removed. */
export function PortraitField({ name, path, onPortrait }: PortraitFieldProps) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File>()
  const [isCropping, setCropping] = useState(false)
  const [fault, setFault] = useState<PictureFault>()
  const { code, ask, isPending, hasFailed } = useOnDemand(loadCrop)
  const fileUrl = useBlobUrl(file)
  const src = file ? fileUrl : mediaUrl(path)

  const complain = (found: PictureFault | undefined) => {
    setFault(found)
    if (found) announce(t(`settings.picture.${found}`, PICTURE_MEGAPIXELS), 'assertive')
  }
  const open = () => {
    setCropping(true)
    ask()
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    // Without this, choosing the same file again fires no event.
    currentTarget.value = ''
    if (!chosen) return
    const found = await pictureFault(chosen)
    complain(found)
    if (found) return
    setFile(chosen)
    open()
  }
  const close = (found?: PictureFault) => {
    setCropping(false)
    if (found) setFile(undefined)
    complain(found)
  }
  const remove = () => {
    setFile(undefined)
    complain(undefined)
    onPortrait(null)
    // The button that was pressed goes.
    change.current?.focus()
  }
  return (
    <section>
      <h2 className="text-subheading">{t('authorship.portrait.title')}</h2>
      <div className="author-portrait">
        <Avatar size="xl" name={name} src={mediaUrl(path)} />
        <div>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-label={t('authorship.portrait.title')}
            onChange={(event) => void choose(event)}
            className="hidden"
          />
          <div className="author-portrait-acts">
            <Button
              ref={change}
              icon={Camera}
              pending={isPending}
              aria-describedby="portrait-hint"
              onClick={() => input.current?.click()}
            >
              {t(path === null ? 'authorship.portrait.choose' : 'authorship.portrait.change')}
            </Button>
            {path !== null && (
              <>
                <Button icon={Crop} onClick={open}>
                  {t('authorship.portrait.crop')}
                </Button>
                <Button variant="bare" onClick={remove}>
                  {t('authorship.portrait.remove')}
                </Button>
              </>
            )}
          </div>
          <FieldHint id="portrait-hint">
            {t('authorship.portrait.hint', PICTURE_MEGAPIXELS)}
          </FieldHint>
          {fault && <FieldError>{t(`settings.picture.${fault}`, PICTURE_MEGAPIXELS)}</FieldError>}
          {hasFailed && <FieldError>{t('errors.title')}</FieldError>}
        </div>
      </div>
      {code && isCropping && src && (
        <code.CropPortrait
          src={src}
          onPortrait={onPortrait}
          onClose={() => close()}
          onUnreadable={() => close('unreadable')}
        />
      )}
    </section>
  )
}

import { useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Camera } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { FieldError, FieldHint } from '#design-system/text-field/field-words.tsx'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { pictureFault, type PictureFault } from '#app/lib/media/picture-fault.ts'
import { useBlobUrl } from '#app/lib/media/use-blob-url.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { PICTURE_MEGAPIXELS, PICTURE_TYPES } from '#contract/pictures.ts'
import type { SettingsProps } from './settings-props.ts'

const loadCrop = () => import('./crop-avatar.tsx')

/** A member's picture, and a button to change it. */
export function AvatarField({ member }: SettingsProps) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const chosenUrl = useBlobUrl(chosen)
  const [fault, setFault] = useState<PictureFault>()
  const { code, ask, isPending, hasFailed } = useOnDemand(loadCrop)

  const complain = (found: PictureFault | undefined) => {
    setFault(found)
    if (found) announce(t(`settings.picture.${found}`, PICTURE_MEGAPIXELS), 'assertive')
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Without this, choosing the same file again fires no event.
    currentTarget.value = ''
    if (!file) return
    const found = await pictureFault(file)
    complain(found)
    if (found) return
    setChosen(file)
    ask()
  }
  const close = (found?: PictureFault) => {
    setChosen(undefined)
    complain(found)
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        size="plate"
        name={`${member.FirstName} ${member.LastName}`}
        src={mediaUrl(member.AvatarPath)}
      />
      <div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          onChange={(event) => void choose(event)}
          className="hidden"
        />
        <Button
          icon={Camera}
          pending={isPending}
          aria-describedby="picture-hint"
          onClick={() => input.current?.click()}
        >
          {t('settings.picture.change')}
        </Button>
        <FieldHint id="picture-hint">{t('settings.picture.hint', PICTURE_MEGAPIXELS)}</FieldHint>
        {fault && <FieldError>{t(`settings.picture.${fault}`, PICTURE_MEGAPIXELS)}</FieldError>}
        {hasFailed && <FieldError>{t('errors.title')}</FieldError>}
      </div>
      {code && chosenUrl !== undefined && (
        <code.CropAvatar
          src={chosenUrl}
          onClose={() => close()}
          onUnreadable={() => close('unreadable')}
        />
      )}
    </div>
  )
}

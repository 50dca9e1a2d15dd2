import { useId, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, ImagePlus } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { UPLOAD_TYPES, type RecipePicture } from './use-picture-draft.ts'

/** Pictures that are offered at once, and with each press. */
const SHOWN = 12

/** Props of {@link PictureChoice}. */
export interface PictureChoiceProps {
  pictures: readonly RecipePicture[]
  /** Path of the chosen one. */
  chosen: string | undefined
  onChoose: (picture: RecipePicture) => void
  onUpload: (file: File) => void
}

/** The pictures of the recipes in a cookbook, of which one is chosen, and a place to upload another. */
export function PictureChoice({ pictures, chosen, onChoose, onUpload }: PictureChoiceProps) {
  const { t } = useWords()
  const group = useId()
  const [count, setCount] = useState(SHOWN)
  return (
    <>
      <h3 id={`${group}-title`} className="pic-heading">
        {t('ownCookbooks.picture.ofRecipes')}
      </h3>
      <div role="group" aria-labelledby={`${group}-title`} className="pic-thumbs">
        {pictures.slice(0, count).map((picture) => (
          <label key={picture.path} className="pic-thumb">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={picture.path === chosen}
              onChange={() => onChoose(picture)}
            />
            <span className="pic-thumb-picture">
              <Image {...pictureSources(picture.path, 320)} {...COVER} sizes="160px" alt="" />
              <span className="pic-tick">
                <Icon of={Check} size="s" />
              </span>
            </span>
            {picture.name}
          </label>
        ))}
        <label className="pic-thumb pic-upload">
          <input
            type="file"
            className="sr-only"
            accept={UPLOAD_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Without this, choosing the same file again fires no event.
              currentTarget.value = ''
              if (file) onUpload(file)
            }}
          />
          <Icon of={ImagePlus} />
          {t('ownCookbooks.picture.upload')}
        </label>
      </div>
      {pictures.length > count && (
        <Button size="s" onClick={() => setCount(count + SHOWN)}>
          {t('ownCookbooks.add.more')}
        </Button>
      )}
      <p className="pic-limits">{t('ownCookbooks.picture.limits')}</p>
    </>
  )
}

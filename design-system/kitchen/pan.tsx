import { useState } from 'react'
import type { CookPicture } from '#design-system/kitchen/kitchen.types.ts'
import { ActionDrawing } from '#design-system/enamel-plate/action-drawing.tsx'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'

/** The URL of a picture, or null when there is none or it could not be loaded. */
function usePictureSource(src: string | null) {
  const [failed, setFailed] = useState<string>()
  return { src: src === failed ? null : src, onError: () => setFailed(src ?? undefined) }
}

/** The round picture of a timer: cut from a photograph, or an enamel plate. Decorative. */
export function Pan({ picture }: { picture: CookPicture }) {
  const { src, onError } = usePictureSource(picture.src)
  if (src === null) return <EnamelPlate action={picture.action} className="cook-pan" />
  return <img src={src} alt="" onError={onError} className="cook-pan" />
}

/** The picture of a step, 16:9: a photograph or the drawing of its action. Decorative. */
export function StepPicture({ picture }: { picture: CookPicture }) {
  const { src, onError } = usePictureSource(picture.src)
  return (
    <span className="cook-thumb" aria-hidden="true">
      {src === null ? (
        <ActionDrawing of={picture.action ?? 'plate'} />
      ) : (
        <img src={src} alt="" loading="lazy" onError={onError} />
      )}
    </span>
  )
}

/** The round picture of an ingredient or a tool. Nothing stands in for one that is missing. */
export function ItemPicture({ src: given }: { src: string | null }) {
  const { src, onError } = usePictureSource(given)
  if (src === null) return <span className="cook-item-picture" aria-hidden="true" />
  return <img src={src} alt="" loading="lazy" onError={onError} className="cook-item-picture" />
}

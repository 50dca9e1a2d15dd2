import { useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { RotateCcw, RotateCw } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ProjectStore } from '../device/project-store.ts'
import type { PictureSettings } from '../worker/part-seconds.ts'

/** A picture of the film, turned as it will be. */
function Look({ file, rotation, sides }: Omit<TurningProps, 'store' | 'file'> & { file: File }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (video.current) video.current.src = `${url}#t=1`
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="studio-film" data-turned={rotation % 180 !== 0 || undefined}>
      {sides !== undefined && <img src={sides} alt="" />}
      <video
        ref={video}
        muted
        playsInline
        preload="auto"
        aria-hidden="true"
        style={{ rotate: `${rotation}deg` }}
      />
    </div>
  )
}

/** Props of {@link Turning}. */
export interface TurningProps {
  store: ProjectStore
  /** The film of which a picture is shown; undefined shows none. */
  file: File | undefined
  rotation: PictureSettings['rotation']
  /** URL of a small picture for blurred sides, where the film does not fill its place. */
  sides: string | undefined
}

/** Turns the pictures of a film. */
export function Turning({ store, file, ...look }: TurningProps) {
  const { t } = useWords()
  const turn = (by: 90 | 270) =>
    store.change((before) => ({
      ...before,
      rotation: ((before.rotation + by) % 360) as PictureSettings['rotation'],
    }))
  return (
    <>
      {file && <Look file={file} {...look} />}
      <div className="studio-turn">
        <p>{t('studioPages.check.upright')}</p>
        <Button icon={RotateCcw} onClick={() => turn(270)}>
          <span>{t('studioPages.check.left')}</span>
        </Button>
        <Button icon={RotateCw} onClick={() => turn(90)}>
          <span>{t('studioPages.check.right')}</span>
        </Button>
      </div>
    </>
  )
}

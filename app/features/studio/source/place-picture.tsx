import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import type { Project } from '../device/project.ts'
import './place-picture.css'

/** Props of {@link PlacePicture}. */
export interface PlacePictureProps {
  /** Address of the picture; undefined while it is read, and where there is none. */
  src: string | undefined
  /** What is drawn without a picture; nothing while one is read. */
  icon?: IconDrawing | undefined
  rotation: Project['rotation']
  /** Number of the step, written in its corner. */
  number?: string | undefined
}

/** A picture of a place in the film, turned as the film will be. For the eye alone. */
export function PlacePicture({ src, icon, rotation, number }: PlacePictureProps) {
  return (
    <span
      className="studio-place"
      data-turned={rotation % 180 !== 0 || undefined}
      aria-hidden="true"
    >
      {src !== undefined && <img src={src} alt="" style={{ rotate: `${rotation}deg` }} />}
      {src === undefined && icon && <Icon of={icon} size="l" />}
      {number !== undefined && <b>{number}</b>}
    </span>
  )
}

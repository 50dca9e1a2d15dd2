import { useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react'
import { PICTURE_TYPES } from '#contract/pictures.ts'

/** Props of {@link PictureDrop}. */
export interface PictureDropProps {
  /** Accessible name of the file field. */
  label: string
  onPick: (file: File) => void
  className?: string
  /** Opens the choice of files when it is called. */
  chooser: RefObject<(() => void) | null>
  children: ReactNode
}

/** A place for a picture: a press chooses a file, and one can be dropped there. */
export function PictureDrop({ label, onPick, chooser, className, children }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useImperativeHandle(chooser, () => () => input.current?.click())
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) onPick(file)
  }
  return (
    <div
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={className}
    >
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}

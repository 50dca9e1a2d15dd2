import { useRef, useState, type ReactNode } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { AVATAR_TYPES } from '#contract/pictures.ts'

/** Props of {@link PictureDrop}. */
export interface PictureDropProps {
  /** Accessible name of the file field. */
  label: string
  onPick: (file: File) => void
  className?: string
  /** Shown in it; gets what opens the choice of files. */
  children: (choose: () => void, isOver: boolean) => ReactNode
}

/** A place for a picture: a press chooses a file, and one can be dropped there. */
export function PictureDrop({ label, onPick, className, children }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { language } = useWords()
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) onPick(file)
  }
  return (
    <div
      lang={language}
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
        accept={AVATAR_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
      {children(() => input.current?.click(), isOver)}
    </div>
  )
}

import { useRef } from 'react'
import { Button, type ButtonAppearance } from '#design-system/button/button.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'

/** Names and types of the films that can be chosen. */
export const FILM_ACCEPT = 'video/*,.mp4,.mov,.webm,.m4v,.mkv'

/** Props of {@link ChooseFiles}. */
export interface ChooseFilesProps {
  label: string
  icon?: IconDrawing
  /** Names and types that are offered. @default those of films */
  accept?: string
  /** @default true */
  multiple?: boolean
  /** Films at once, with the camera at the back of a phone. @default false */
  films?: boolean
  /** How the button looks. */
  variant?: ButtonAppearance['variant']
  size?: ButtonAppearance['size']
  className?: string
  onFiles: (files: File[]) => void
}

/** A button that chooses files. */
export function ChooseFiles({
  label,
  icon,
  accept = FILM_ACCEPT,
  multiple = true,
  films = false,
  onFiles,
  ...button
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} {...(icon && { icon })} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={films ? 'environment' : undefined}
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
    </>
  )
}

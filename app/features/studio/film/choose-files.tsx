import { useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { FILM_ACCEPT } from './start.tsx'

/** Props of {@link ChooseFiles}. */
export interface ChooseFilesProps {
  label: string
  icon?: IconDrawing
  /** Names and types that are offered. @default those of films */
  accept?: string
  /** @default true */
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that chooses files. */
export function ChooseFiles({
  label,
  icon,
  accept = FILM_ACCEPT,
  multiple = true,
  onFiles,
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...(icon && { icon })} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
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

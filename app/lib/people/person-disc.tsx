import { useState } from 'react'
import { cn } from '#design-system/lib/cn.ts'
import './person-disc.css'

/** Props of {@link PersonDisc}. */
export interface PersonDiscProps {
  /** Two or three letters that tell the person apart, from `lettersOf`. */
  letters: string
  /** Address of the person's picture; letters are shown without one. */
  picture?: string | null
  /** 22, 28, 44 or 72 px. @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl'
  /** What screen readers say. Leave it out where the name is printed beside the disc. */
  label?: string
  className?: string
}

/** A person as a disc of one colour: letters tell people apart, never a colour. */
export function PersonDisc({ letters, picture, size = 'm', label, className }: PersonDiscProps) {
  const [failed, setFailed] = useState<string>()
  const hasPicture = Boolean(picture) && picture !== failed
  return (
    <span
      data-slot="person-disc"
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cn('person-disc', className)}
    >
      {hasPicture ? (
        <img src={picture ?? undefined} alt="" onError={() => setFailed(picture ?? undefined)} />
      ) : (
        letters
      )}
    </span>
  )
}

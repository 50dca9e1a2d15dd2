import { useEffect, useRef, type ComponentProps } from 'react'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { ArrowDown, ArrowUp } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Props of {@link PartRow}. */
export interface PartRowProps extends Omit<ComponentProps<'li'>, 'title' | 'id'> {
  /** Tells rows apart. */
  id: string
  number: string
  title: string
  /** The film that is shown; undefined for a card. */
  file: File | undefined
  /** Which film it is, and how long. */
  detail: string
  /** Name of what is moved. */
  name: string
  /** Moves the film to the row before, or after; undefined where there is none. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

/** A picture of a film. */
function FirstPicture({ file }: { file: File }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (video.current) video.current.src = `${url}#t=1`
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <video ref={video} muted playsInline preload="metadata" aria-hidden="true" />
}

/** A step with its film, which moves up and down. The focus goes along with the film. */
export function PartRow({
  id,
  number,
  title,
  file,
  detail,
  name,
  onUp,
  onDown,
  ...props
}: PartRowProps) {
  const { t } = useWords()
  const row = useRef<HTMLLIElement>(null)
  const move = (how: () => void, way: 'up' | 'down') => () => {
    const target =
      way === 'up' ? row.current?.previousElementSibling : row.current?.nextElementSibling
    how()
    const button =
      target?.querySelector<HTMLButtonElement>(
        `button[data-way="${way}"]:not([aria-disabled="true"])`,
      ) ?? target?.querySelector<HTMLButtonElement>('button:not([aria-disabled="true"])')
    button?.focus()
  }
  return (
    <li
      {...props}
      ref={row}
      className="studio-part"
      data-part={id}
      data-kind={file ? 'film' : 'card'}
    >
      <span className="studio-part-picture">
        {file ? <FirstPicture file={file} /> : <EnamelPlate />}
      </span>
      <span className="studio-part-text">
        <b>{number}</b>
        <span>{title}</span>
        <small>{detail}</small>
      </span>
      <span className="studio-part-ways">
        <IconButton
          icon={ArrowUp}
          label={t('studioPages.parts.up', { name })}
          data-way="up"
          disabled={!onUp}
          onClick={onUp && move(onUp, 'up')}
        />
        <IconButton
          icon={ArrowDown}
          label={t('studioPages.parts.down', { name })}
          data-way="down"
          disabled={!onDown}
          onClick={onDown && move(onDown, 'down')}
        />
      </span>
    </li>
  )
}

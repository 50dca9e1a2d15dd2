import { useEffect, useRef } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** What is worth doing first, each with its address. */
const DOORS = [
  ['backup', '/host/backup'],
  ['invite', '/host/people'],
  ['cook', '/recipes'],
] as const

/** Props of {@link FirstDone}. */
export interface FirstDoneProps {
  /** For whom the site is; empty for nobody in particular. */
  place: string
}

/** What whoever has become the host does next. */
export function FirstDone({ place }: FirstDoneProps) {
  const { t } = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-title outline-none">
        {place === '' ? t('first.done.titleOfNobody') : t('first.done.title', { place })}
      </h1>
      <p className="mt-2 text-ink-soft">{t('first.done.text')}</p>
      <ul className="first-doors">
        {DOORS.map(([name, href]) => (
          <li key={name}>
            <Link href={href}>
              <b>{t(`first.done.${name}`)}</b>
              <small>{t(`first.done.${name}Text`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

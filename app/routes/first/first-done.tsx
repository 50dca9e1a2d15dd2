import { useEffect, useRef } from 'react'
import { Plate } from '#design-system/empty-state/plate.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronRight, Download, KeyRound, UserPlus } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** What is worth doing first, each with its address. */
const DOORS: readonly {
  name: 'backup' | 'passkey' | 'invite'
  icon: IconDrawing
  href: string
}[] = [
  { name: 'backup', icon: Download, href: '/host/backup' },
  { name: 'passkey', icon: KeyRound, href: '/settings/sign_in' },
  { name: 'invite', icon: UserPlus, href: '/host/people' },
]

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
    <div className="first-done">
      <div>
        <Plate />
        <h1 ref={title} tabIndex={-1} className="text-title outline-none">
          {place === '' ? t('first.done.titleOfNobody') : t('first.done.title', { place })}
        </h1>
        <p>{t('first.done.text')}</p>
      </div>
      <ul className="first-doors">
        {DOORS.map(({ name, icon, href }) => (
          <li key={name}>
            <Link href={href}>
              <span className="first-door-icon">
                <Icon of={icon} />
              </span>
              <span>
                <b>{t(`first.done.${name}`)}</b>
                <small>{t(`first.done.${name}Text`)}</small>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

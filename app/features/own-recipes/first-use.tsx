import { Plate } from '#design-system/empty-state/plate.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronRight, ClipboardPaste, Globe, PenLine, Upload } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { minePath } from './use-own-filter.ts'
import './first-use.css'

const WAYS: readonly {
  name: 'write' | 'paste' | 'address' | 'file'
  icon: IconDrawing
  href: string
}[] = [
  { name: 'write', icon: PenLine, href: '/my/recipes/new' },
  { name: 'paste', icon: ClipboardPaste, href: '/my/recipes/import' },
  { name: 'address', icon: Globe, href: '/my/recipes/import' },
  { name: 'file', icon: Upload, href: '/my/recipes/import' },
]

/** The ways in, for a member without a recipe. */
export function FirstUse({ hasBin }: { hasBin: boolean }) {
  const { t } = useWords()
  return (
    <div className="own-first">
      <div>
        <Plate />
        <h2 className="text-title">{t('mine.first.title')}</h2>
        <p className="own-lede">{t('mine.first.text')}</p>
        {hasBin && <TextLink href={minePath({ State: 'bin' })}>{t('mine.first.toBin')}</TextLink>}
      </div>
      <ul className="own-doors">
        {WAYS.map(({ name, icon, href }) => (
          <li key={name}>
            <Link href={href}>
              <span className="own-door-icon">
                <Icon of={icon} />
              </span>
              <span>
                <b>{t(`mine.first.${name}`)}</b>
                <small>{t(`mine.first.${name}Text`)}</small>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

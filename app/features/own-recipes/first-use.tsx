import { Plate } from '#design-system/empty-state/plate.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ChevronRight, ClipboardPaste, Globe, PenLine, Upload } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ownRecipesPath } from './use-own-filter.ts'
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
        <h2 className="text-title">{t('ownRecipes.first.title')}</h2>
        <p className="own-lede">{t('ownRecipes.first.text')}</p>
        {hasBin && (
          <TextLink href={ownRecipesPath({ State: 'bin' })}>{t('ownRecipes.first.toBin')}</TextLink>
        )}
      </div>
      <ul className="own-doors">
        {WAYS.map(({ name, icon, href }) => (
          <li key={name}>
            <Link href={href}>
              <span className="own-door-icon">
                <Icon of={icon} />
              </span>
              <span>
                <b>{t(`ownRecipes.first.${name}`)}</b>
                <small>{t(`ownRecipes.first.${name}Text`)}</small>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { ClipboardPaste, Globe, PenLine, Upload } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { FirstUse } from '#app/lib/ui/first-use.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ownRecipesPath } from './use-own-filter.ts'

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
export function FirstRecipe({ hasBin }: { hasBin: boolean }) {
  const { t } = useWords()
  return (
    <FirstUse
      title={<h2 className="text-title">{t('ownRecipes.first.title')}</h2>}
      text={t('ownRecipes.first.text')}
      ways={WAYS.map(({ name, icon, href }) => ({
        icon,
        href,
        title: t(`ownRecipes.first.${name}`),
        text: t(`ownRecipes.first.${name}Text`),
      }))}
    >
      {hasBin && (
        <TextLink href={ownRecipesPath({ State: 'bin' })}>{t('ownRecipes.first.toBin')}</TextLink>
      )}
    </FirstUse>
  )
}

import { useNavigate } from 'react-router-dom'
import { Icon } from '#design-system/icon/icon.tsx'
import { CookingPot, FileText } from '#design-system/icon/lucide.ts'
import { Link } from '#design-system/link/link.tsx'
import { PreviewBar as Bar } from '#app/lib/ui/preview-bar.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'

/** Props of {@link PreviewBar}. */
export interface PreviewBarProps {
  id: Id
  view: 'page' | 'kitchen'
}

/**
 * The bar above the preview of a recipe that is being written. It switches between the page and the
 * kitchen, and links back to the editor.
 */
export function PreviewBar({ id, view }: PreviewBarProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const views = [
    { name: 'page', path: pathOf('recipe', id), icon: FileText },
    { name: 'kitchen', path: pathOf('cook', id), icon: CookingPot },
  ] as const
  return (
    <Bar
      title={t('recipeEditor.previewBar.title')}
      text={t('recipeEditor.previewBar.text')}
      back={{ href: `/my/recipes/${id}/edit`, text: t('recipeEditor.previewBar.goOn') }}
    >
      <nav aria-label={t('recipeEditor.previewBar.views')}>
        {views.map(({ name, path, icon }) => (
          <Link
            key={name}
            href={path}
            aria-current={name === view ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              void navigate(path, { replace: true, state: { isPreview: true } })
            }}
          >
            <Icon of={icon} size="s" />
            {t(`recipeEditor.previewBar.${name}`)}
          </Link>
        ))}
      </nav>
    </Bar>
  )
}

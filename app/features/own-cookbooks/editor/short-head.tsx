import { Button } from '#design-system/button/button.tsx'
import { PenLine } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import { CookbookCover } from '../cookbook-cover.tsx'
import { textOf } from '../texts.ts'
import { useCookbookEditor } from './context.ts'

/** The head of a long cookbook in one row: what it is, and the way to its words and pictures. */
export function ShortHead({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords()
  const { cookbook, language, recipeOf } = useCookbookEditor()
  const recipes = recipesIn(cookbook)
  const paths = recipes.flatMap((id) => recipeOf(id)?.CoverPath ?? [])
  const visible = recipes.filter((id) => recipeOf(id)?.State === 'published').length
  const facts = [
    t('ownCookbooks.recipes', { count: recipes.length }),
    cookbook.Tabs.length > 0 && t('ownCookbooks.editor.inTabs', { count: cookbook.Tabs.length }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="bk-page-column bk-short-head">
      <CookbookCover path={cookbook.Cover?.Path ?? null} paths={paths} sizes="72px" />
      <div>
        <h1>{textOf(cookbook.Name, language) || t('ownCookbooks.unnamed')}</h1>
        <p>
          {facts}
          {visible < recipes.length && `, ${t('ownCookbooks.editor.visible', { count: visible })}`}
        </p>
      </div>
      <Button variant="bare" icon={PenLine} onClick={onOpen}>
        {t('ownCookbooks.editor.words')}
      </Button>
    </div>
  )
}

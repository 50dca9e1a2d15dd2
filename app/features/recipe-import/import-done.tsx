import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Camera, CircleQuestionMark, Copy, Quote, Sprout } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { ownRecipesPath } from '#app/features/own-recipes/index.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Import, ImportItem } from '#contract/recipe-import/recipe-import.ts'
import { useImportActs } from './use-import.ts'
import './import-done.css'

/** Pictures beside the title. */
const COVERS = 6
/** Width of their files: twice their box. */
const COVER_WIDTH = 640
/** Names that are listed in a line. */
const NAMES = 6

const names = (words: readonly string[]) =>
  [...words.slice(0, NAMES), ...(words.length > NAMES ? ['…'] : [])].join(', ')

interface Left {
  key: 'questions' | 'foods' | 'foreign' | 'pictures' | 'out'
  icon: IconDrawing
  count: number
  text: string
}

/** What was saved, and what is left to do. */
export function ImportDone({ found }: { found: Import }) {
  const { t, formatDate } = useWords()
  const acts = useImportActs()
  const { isPending, change } = useChange()
  const kept = found.Items.filter(({ RecipeId }) => RecipeId !== null)
  const covers = kept
    .flatMap(({ Id, CoverPath }) => (CoverPath === null ? [] : [{ Id, CoverPath }]))
    .slice(0, COVERS)
  const left = useLeft(found.Items, kept)
  const { Folder, FolderId, UndoUntil } = found
  return (
    <>
      <div className="bring-done">
        <div>
          <h1 className="text-display">{t('recipeImport.done.title', { count: kept.length })}</h1>
          <p className="bring-lede">
            {Folder === null
              ? t('recipeImport.done.text')
              : t('recipeImport.done.inFolder', { name: Folder })}
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              variant="primary"
              href={ownRecipesPath(FolderId === null ? {} : { FolderId })}
            >
              {t(FolderId === null ? 'recipeImport.done.openMine' : 'recipeImport.done.openFolder')}
            </ButtonLink>
            <Button
              pending={isPending}
              onClick={() =>
                void change(t('recipeImport.undone.failed'), () => acts.undo(found.Id))
              }
            >
              {t('recipeImport.done.undo')}
            </Button>
          </div>
          {UndoUntil !== null && (
            <p className="bring-mini">
              {t('recipeImport.done.undoUntil', { date: formatDate(UndoUntil) })}
            </p>
          )}
        </div>
        {covers.length > 0 && (
          <div className="bring-covers">
            {covers.map(({ Id, CoverPath }) => (
              <Image
                key={Id}
                src={pictureUrl(CoverPath, COVER_WIDTH)}
                alt=""
                width={320}
                height={240}
              />
            ))}
          </div>
        )}
      </div>
      {left.length > 0 && (
        <section className="bring-left">
          <h2 className="text-title">{t('recipeImport.done.left')}</h2>
          <ul>
            {left.map(({ key, icon, count, text }) => (
              <li key={key}>
                <Icon of={icon} />
                <div>
                  <p>{t(`recipeImport.done.${key}`, { count })}</p>
                  {text !== '' && <p className="bring-mini">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function useLeft(items: readonly ImportItem[], kept: readonly ImportItem[]): Left[] {
  const { t } = useWords()
  const asking = kept.filter(({ Questions }) => Questions.length > 0)
  const foods = [...new Set(kept.flatMap(({ NewFoods }) => NewFoods))]
  const foreign = kept.filter(({ IsForeign }) => IsForeign)
  const unread = kept.filter(({ Picture }) => Picture === 'failed')
  const out = items.filter(({ RecipeId }) => RecipeId === null)
  const namesOf = (all: readonly ImportItem[]) =>
    names(all.map(({ Name }) => (Name === '' ? t('recipeImport.item.unnamed') : Name)))
  const all: Left[] = [
    {
      key: 'questions',
      icon: CircleQuestionMark,
      count: asking.length,
      text: t('recipeImport.done.questionsText'),
    },
    {
      key: 'foods',
      icon: Sprout,
      count: foods.length,
      text: `${t('recipeImport.done.foodsText')} ${names(foods)}`,
    },
    {
      key: 'foreign',
      icon: Quote,
      count: foreign.length,
      text: t('recipeImport.done.foreignText'),
    },
    { key: 'pictures', icon: Camera, count: unread.length, text: namesOf(unread) },
    { key: 'out', icon: Copy, count: out.length, text: namesOf(out) },
  ]
  return all.filter(({ count }) => count > 0)
}

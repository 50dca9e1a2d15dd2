import { startTransition, useState, type KeyboardEvent } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { textOf } from '../texts.ts'
import { useCookbookActs } from '../use-cookbook-acts.ts'
import { Bar } from './bar.tsx'
import { Both } from './both.tsx'
import {
  CookbookEditorContext,
  LatestEditorContext,
  useLatest,
  type CookbookEditor,
} from './context.ts'
import { Dock } from './dock.tsx'
import { Head } from './head.tsx'
import { LiveBar } from './live-bar.tsx'
import { Questions } from './questions.tsx'
import { Recipes } from './recipes.tsx'
import { type Sheet, Sheets } from './sheets.tsx'
import { ShortHead } from './short-head.tsx'
import { useCookbookStore } from './use-cookbook-store.ts'
import { useFolding } from './use-folding.ts'
import { useSpokenLift } from './use-spoken-lift.ts'
import './editor.css'
import './rows.css'

/** Props of {@link Editor}. */
export interface EditorProps {
  cookbook: OwnCookbook
  /** Reads the cookbook of the server again. */
  onRead: () => Promise<unknown>
}

/** The editor of a cookbook, which is arranged on the page that it becomes. */
export function Editor({ cookbook: read, onRead }: EditorProps) {
  const { t } = useWords()
  const { store, cookbook, saved, canUndo, canRedo } = useCookbookStore(read)
  const acts = useCookbookActs()
  const [language, setLanguage] = useState(cookbook.Language)
  const [isTwo, setTwo] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()
  const [chosen, setChosen] = useState<ReadonlySet<Id>>()
  const [isOrdering, setOrdering] = useState(false)
  const [moved, setMoved] = useState<Id>()
  const [hasWords, setHasWords] = useState(false)
  const folding = useFolding(cookbook)
  const recipes = new Map(cookbook.Recipes.map((recipe) => [recipe.Id, recipe]))
  const nameOf = (id: Id) => recipes.get(id)?.Name || t('ownCookbooks.row.unnamed')
  const tabNameOf = (key: string | null) => {
    const tab = cookbook.Tabs.find(({ Key }) => Key === key)
    if (tab) return textOf(tab.Name, language) || t('ownCookbooks.editor.unnamedTab')
    return t(cookbook.Tabs.length === 0 ? 'ownCookbooks.editor.all' : 'ownCookbooks.editor.noTab')
  }
  const lift = useSpokenLift({
    order: cookbook,
    nameOf,
    tabNameOf,
    onChange: (change) => store.change([change]),
    onEvent: (event, recipe, { tab }, isDragged) => {
      setMoved(event === 'moved' || event === 'down' ? recipe : undefined)
      // A tab that a pointer only passes stays as it is.
      if (!(event === 'moved' && isDragged)) folding.open(tab)
    },
  })
  const takeOut = (ids: readonly Id[]) => {
    const [first] = ids
    const title = t('ownCookbooks.row.out', {
      count: ids.length,
      name: first === undefined ? '' : nameOf(first),
    })
    store.change(ids.map((Recipe) => ({ Kind: 'take-out', Recipe })))
    toast({
      title,
      description: t('ownCookbooks.row.outText'),
      action: { label: t('ownCookbooks.undo'), onClick: () => store.undo() },
    })
  }
  const editor: CookbookEditor = {
    store,
    cookbook,
    order: lift.shown,
    language,
    recipeOf: (id) => recipes.get(id),
    nameOf,
    tabNameOf,
    lift,
    folding,
    askTab: (ids) => setSheet({ kind: 'move', recipes: ids }),
    takeOut,
    chosen,
    choose: (recipe, isChosen) => {
      const next = new Set(chosen)
      if (isChosen) next.add(recipe)
      else next.delete(recipe)
      setChosen(next)
    },
  }
  const latest = useLatest(editor)
  const undoByKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.shiftKey) store.redo()
    else store.undo()
  }
  // In slices: each of 200 rows gets a box, or its dots again.
  const setChoosing = (isChoosing: boolean) =>
    startTransition(() => setChosen(isChoosing ? new Set() : undefined))
  return (
    <CookbookEditorContext value={editor}>
      <LatestEditorContext value={latest}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its controls */}
        <div tabIndex={-1} className="bk-page" onKeyDown={undoByKey}>
          <Bar
            saved={saved}
            id={cookbook.Id}
            readers={cookbook.Readers}
            canUndo={canUndo}
            canRedo={canRedo}
            onUndo={() => store.undo()}
            onRedo={() => store.redo()}
            isTwo={isTwo}
            onTwo={() => setTwo(!isTwo)}
            onWho={() => setSheet({ kind: 'who' })}
          />
          <Questions saved={saved} acts={acts} onRead={onRead} />
          {isTwo ? (
            <Both />
          ) : (
            <>
              {folding.isLong && !hasWords ? (
                <ShortHead onOpen={() => setHasWords(true)} />
              ) : (
                <Head
                  takesFocus={hasWords}
                  onLanguageChange={setLanguage}
                  onPicture={(place) => setSheet({ kind: 'picture', place })}
                />
              )}
              <Recipes
                onAdd={() => setSheet({ kind: 'add' })}
                onNewTab={() => setSheet({ kind: 'tab' })}
                isOrdering={isOrdering}
                onOrdering={setOrdering}
                onChoosing={setChoosing}
              />
            </>
          )}
          {(lift.lifted || isOrdering) && <LiveBar moved={moved} />}
          {chosen && <Dock chosen={chosen} onEnd={() => setChoosing(false)} />}
        </div>
        <Sheets
          sheet={sheet}
          acts={acts}
          onClose={() => setSheet(undefined)}
          onMoved={() => chosen && setChoosing(false)}
        />
      </LatestEditorContext>
    </CookbookEditorContext>
  )
}

import { useState, type KeyboardEvent } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { NameSheet } from '#app/lib/ui/name-sheet.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { TAB_NAME_MAX } from '#contract/cookbooks/limits.ts'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { textOf } from '../texts.ts'
import { useCookbookActs } from '../use-cookbook-acts.ts'
import { AddSheet } from './add-sheet.tsx'
import { Bar } from './bar.tsx'
import { Both } from './both.tsx'
import { CookbookEditorContext, type CookbookEditor } from './context.ts'
import { Head } from './head.tsx'
import { MoveSheet } from './move-sheet.tsx'
import type { Place } from './places.ts'
import { Questions } from './questions.tsx'
import { Recipes } from './recipes.tsx'
import { useCookbookStore } from './use-cookbook-store.ts'
import { useLift, type LiftEvent } from './use-lift.ts'
import { WhoSheet } from './who-sheet.tsx'
import './editor.css'
import './rows.css'

/** Milliseconds between two sentences about a row that moves. */
const SPEAK_MS = 1000

/** Makes a function that is true at most once in so many milliseconds. */
function oncePer(ms: number): () => boolean {
  let last = 0
  return () => {
    const now = Date.now()
    if (now - last < ms) return false
    last = now
    return true
  }
}

type Sheet = { kind: 'add' | 'who' | 'tab' } | { kind: 'move'; recipes: readonly Id[] }

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
  const [maySpeak] = useState(() => oncePer(SPEAK_MS))
  const recipes = new Map(cookbook.Recipes.map((recipe) => [recipe.Id, recipe]))
  const nameOf = (id: Id) => recipes.get(id)?.Name || t('ownCookbooks.row.unnamed')
  const tabNameOf = (key: string | null) => {
    const tab = cookbook.Tabs.find(({ Key }) => Key === key)
    if (tab) return textOf(tab.Name, language) || t('ownCookbooks.editor.unnamedTab')
    return t(cookbook.Tabs.length === 0 ? 'ownCookbooks.editor.all' : 'ownCookbooks.editor.noTab')
  }
  const speak = (
    event: LiftEvent,
    recipe: Id,
    { tab, index, count }: Place,
    isDragged: boolean,
  ) => {
    if (event === 'lifted') {
      return announce(t('ownCookbooks.lift.lifted', { name: nameOf(recipe) }))
    }
    if (event === 'moved' && isDragged && !maySpeak()) return undefined
    const place = { place: index + 1, count, tab: tabNameOf(tab) }
    const words = event === 'moved' ? 'place' : event
    return announce(t(`ownCookbooks.lift.${words}`, place))
  }
  const lift = useLift({
    order: cookbook,
    onChange: (change) => store.change([change]),
    onEvent: speak,
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
  const undoByKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.shiftKey) store.redo()
    else store.undo()
  }
  const close = () => setSheet(undefined)
  return (
    <CookbookEditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its controls */}
      <div tabIndex={-1} className="bk-page" onKeyDown={undoByKey}>
        <Bar
          saved={saved}
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
            <Head onLanguageChange={setLanguage} />
            <Recipes
              onAdd={() => setSheet({ kind: 'add' })}
              onNewTab={() => setSheet({ kind: 'tab' })}
              onChoosing={(isChoosing) => setChosen(isChoosing ? new Set() : undefined)}
            />
          </>
        )}
        {lift.lifted && lift.target && (
          <div className="bk-live-bar">
            <span>
              {t('ownCookbooks.lift.bar', {
                name: nameOf(lift.lifted.recipe),
                place: lift.target.index + 1,
                count: lift.target.count,
                tab: tabNameOf(lift.target.tab),
              })}
            </span>
            {!lift.lifted.isDragged && <span>{t('ownCookbooks.lift.keys')}</span>}
          </div>
        )}
        {chosen && (
          <div className="bk-dock">
            <span role="status">{t('ownCookbooks.pick.chosen', { count: chosen.size })}</span>
            <Button
              disabled={chosen.size === 0}
              onClick={() => {
                takeOut([...chosen])
                setChosen(undefined)
              }}
            >
              {t('ownCookbooks.pick.takeOut')}
            </Button>
            <Button
              variant="primary"
              disabled={chosen.size === 0}
              onClick={() => setSheet({ kind: 'move', recipes: [...chosen] })}
            >
              {t('ownCookbooks.pick.move')}
            </Button>
          </div>
        )}
      </div>
      {sheet?.kind === 'add' && <AddSheet onClose={close} />}
      {sheet?.kind === 'who' && <WhoSheet cookbook={cookbook} acts={acts} onClose={close} />}
      {sheet?.kind === 'move' && (
        <MoveSheet
          recipes={sheet.recipes}
          onClose={(hasMoved) => {
            close()
            if (hasMoved && chosen) setChosen(undefined)
          }}
        />
      )}
      <NameSheet
        open={sheet?.kind === 'tab'}
        onOpenChange={close}
        title={t('ownCookbooks.editor.newTab')}
        label={t('ownCookbooks.editor.tabName')}
        maxLength={TAB_NAME_MAX}
        name=""
        missing={t('ownCookbooks.editor.tabMissing')}
        save={t('ownCookbooks.editor.newTab')}
        isPending={false}
        onSave={(name) => {
          const Name = { [language]: name }
          store.change([{ Kind: 'add-tab', Tab: crypto.randomUUID(), Name }])
          return Promise.resolve(true)
        }}
      />
    </CookbookEditorContext>
  )
}

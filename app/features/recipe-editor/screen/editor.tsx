import '../recipe-editor.css'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import {
  EditorContextProvider,
  type EditorContext,
  type Returned,
  type WayOut,
} from '../context.ts'
import { Ingredients } from '../lines/ingredients.tsx'
import { Both } from '../parts/both.tsx'
import { Conflict } from '../parts/conflict.tsx'
import { Facts } from '../parts/facts.tsx'
import { Hero } from '../parts/hero.tsx'
import { More } from '../parts/more.tsx'
import { Ready } from '../parts/ready.tsx'
import { ReturnedBanner } from '../remarks/returned.tsx'
import { remarkId, Remarks } from '../remarks/remarks.tsx'
import { questionsOf } from '../reading/questions.ts'
import { understandLines } from '../reading/understand-lines.ts'
import type { Foods } from '../reading/foods.ts'
import { Steps } from '../steps/steps.tsx'
import type { DraftStore } from '../store/draft-state.ts'
import { Bar } from './bar.tsx'
import { focusField } from './focus-field.ts'
import { StateNotices } from './state-notices.tsx'

/** Props of {@link Editor}. */
export interface EditorProps {
  store: DraftStore
  foods: Foods
  pictureOf: EditorContext['pictureOf']
  addPicture: EditorContext['addPicture']
  /** Shows the page of the recipe, or says why it cannot. */
  onPreview: (id: Id | null) => void
  /** Who sees it: a button. */
  who?: ReactNode
  /** The same as a sentence. */
  seenBy: string
  /** Above the recipe: what else waits on this device. */
  notice?: ReactNode
  /** What editors have sent back. */
  returned?: Returned | undefined
  /** The way to everybody. */
  wayOut?: WayOut | undefined
}

/** The editor of a recipe: you write on the page that it becomes. */
export function Editor(props: EditorProps) {
  const { store, foods, pictureOf, addPicture, onPreview } = props
  const { who, seenBy, notice, returned, wayOut } = props
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const draft = state.history.now
  const [language, setLanguage] = useState<Language>(draft.Language)
  const [isTwo, setTwo] = useState(false)
  const [isOpeningPreview, setOpeningPreview] = useState(false)
  const goal = useRef<{ key: string; caret: number | undefined }>(undefined)
  const page = useRef<HTMLDivElement>(null)

  const reading = useMemo(
    () => understandLines(draft.Lines, foods, language),
    [draft.Lines, foods, language],
  )
  const questions = useMemo(
    () => questionsOf(draft, reading, foods, language, state.dismissed),
    [draft, reading, foods, language, state.dismissed],
  )
  useLayoutEffect(() => {
    if (!goal.current) return
    const { key, caret } = goal.current
    goal.current = undefined
    // After the commit: fields that get and lose the focus update themselves.
    queueMicrotask(() => focusField(page.current, key, caret))
  })
  const [, redraw] = useState(0)
  const focus = (key: string, caret?: number) => {
    goal.current = { key, caret }
    redraw((count) => count + 1)
  }
  const writing: EditorContext = {
    draft,
    language,
    foods,
    reading,
    questions,
    change: store.change,
    place: ({ edit, place }) => {
      store.change(edit)
      focus(place.key, place.caret)
    },
    focus,
    id: state.id,
    putBack: store.putBack,
    dismiss: store.dismiss,
    pictureOf,
    addPicture,
    returned,
    wayOut,
  }
  const press = (event: React.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (isRedo) store.redo()
    else store.undo()
  }
  const preview = async () => {
    setOpeningPreview(true)
    await store.flush()
    onPreview(store.state().id)
    setOpeningPreview(false)
  }
  const open = returned?.submission.Remarks.filter(({ IsDone }) => !IsDone) ?? []
  const showNextRemark = () => {
    const [first] = open
    if (first) focus(remarkId(first.Id))
  }
  const isBegun = state.saved !== 'nothing'
  return (
    <EditorContextProvider value={writing}>
      <div ref={page} tabIndex={-1} onKeyDownCapture={press} className="wr-page">
        <Bar
          saved={state.saved}
          canUndo={state.history.past.length > 0}
          canRedo={state.history.future.length > 0}
          onUndo={store.undo}
          onRedo={store.redo}
          isTwo={isTwo}
          onTwo={() => setTwo(!isTwo)}
          count={questions.length}
          onQuestions={() => focus('before')}
          isBegun={isBegun}
          isOpeningPreview={isOpeningPreview}
          onPreview={() => void preview()}
          who={who}
          returned={
            returned && wayOut
              ? { open: open.length, onRemarks: showNextRemark, wayOut }
              : undefined
          }
        />
        <StateNotices store={store} state={state} language={language} />
        {notice}
        <div inert={state.isReader} className="wr-columns-page">
          {state.conflicts.slice(0, 1).map((conflict) => (
            <Conflict key={conflict.key} conflict={conflict} onResolve={store.resolve} />
          ))}
          <ReturnedBanner onNext={showNextRemark} />
          {isTwo ? (
            <Both onLanguageChange={setLanguage} />
          ) : (
            <>
              <Hero seenBy={seenBy} onLanguageChange={setLanguage} />
              <Facts />
              <Remarks at="facts" />
              <Ingredients onUndo={store.undo} />
              <Steps />
              <More />
              <Ready />
            </>
          )}
        </div>
      </div>
    </EditorContextProvider>
  )
}

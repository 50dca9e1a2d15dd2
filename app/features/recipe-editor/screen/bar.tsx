import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import {
  CircleAlert,
  CloudCheck,
  Copy,
  ListChecks,
  LogIn,
  PenLine,
  Redo2,
  RefreshCw,
  Smartphone,
  Undo2,
} from '#design-system/icon/lucide.ts'
import { BothButton, EditorBar, SavedLine } from '#app/lib/ui/editor-bar.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { OpenRemarks, SendAgain, type ReturnedInBar } from '../remarks/returned-in-bar.tsx'
import type { Saved } from '../store/draft-state.ts'
import './bar.css'

/** Props of {@link Bar}. */
export interface BarProps {
  saved: Saved
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  isTwo: boolean
  onTwo: () => void
  /** Open questions. */
  count: number
  onQuestions: () => void
  /** Something is written. */
  isBegun: boolean
  isOpeningPreview: boolean
  onPreview: () => void
  /** Who sees it: a button. */
  who: ReactNode
  /** Of a recipe that was sent back. */
  returned: ReturnedInBar | undefined
}

/** The bar of the editor: back, where the text is safe, undo, languages, questions, preview. */
export function Bar(props: BarProps) {
  const { t } = useWords()
  const { saved, canUndo, canRedo, onUndo, onRedo, isTwo, onTwo, count, who, returned } = props
  const isOpen = saved === 'device' || saved === 'signedOut'
  return (
    <EditorBar
      back={{
        href: '/my/recipes',
        text: t('recipeEditor.back'),
        name: t('recipeEditor.toList'),
      }}
      below={isOpen && <p className="wr-offline">{t(`recipeEditor.saved.${saved}`)}</p>}
    >
      <SavedRecipe saved={saved} />
      <IconButton
        icon={Undo2}
        label={t('recipeEditor.undo')}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        icon={Redo2}
        label={t('recipeEditor.redo')}
        disabled={!canRedo}
        onClick={onRedo}
        className="editor-bar-wide"
      />
      <span className="editor-bar-wide wr-divider" />
      <BothButton label={t(isTwo ? 'recipeEditor.one' : 'recipeEditor.two')} onClick={onTwo} />
      {count > 0 && (
        <Button
          variant="bare"
          icon={ListChecks}
          aria-label={t('recipeEditor.questions', { count })}
          onClick={props.onQuestions}
          className="wr-count"
        >
          {String(count)}
        </Button>
      )}
      {returned && returned.open > 0 ? <OpenRemarks {...returned} /> : who}
      <Button
        variant={props.isBegun && !returned ? 'primary' : undefined}
        className={returned && 'wr-less'}
        disabled={!props.isBegun}
        pending={props.isOpeningPreview}
        onClick={props.onPreview}
      >
        {t('recipeEditor.preview')}
      </Button>
      {returned && <SendAgain wayOut={returned.wayOut} />}
    </EditorBar>
  )
}

const ICONS = {
  nothing: PenLine,
  saving: RefreshCw,
  saved: CloudCheck,
  device: Smartphone,
  signedOut: LogIn,
  refused: CircleAlert,
  nowhere: Copy,
} as const

/** Words for a narrow window, where there are other ones. */
const SHORT = {
  device: 'recipeEditor.saved.deviceShort',
  signedOut: 'recipeEditor.saved.deviceShort',
  refused: 'recipeEditor.saved.refusedShort',
  nowhere: 'recipeEditor.saved.nowhereShort',
} as const satisfies Partial<Record<Saved, string>>

const hasShort = (saved: Saved): saved is keyof typeof SHORT => saved in SHORT

/** Where the text is safe, in the bar. */
export function SavedRecipe({ saved }: { saved: Saved }) {
  const { t } = useWords()
  const words = t(`recipeEditor.saved.${saved}`)
  const others = saved === 'nothing' ? '' : words
  return (
    <SavedLine
      saved={saved}
      icon={ICONS[saved]}
      words={words}
      short={hasShort(saved) ? t(SHORT[saved]) : others}
    />
  )
}

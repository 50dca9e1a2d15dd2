import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  CircleAlert,
  CloudCheck,
  Columns2,
  Copy,
  ListChecks,
  LogIn,
  PenLine,
  Redo2,
  RefreshCw,
  Smartphone,
  Undo2,
} from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Link } from '#design-system/link/link.tsx'
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
    <header className="wr-top">
      <div className="wr-top-row">
        <Link href="/my/recipes" aria-label={t('recipeEditor.toList')} className="wr-back">
          <Icon of={ArrowLeft} />
          <span>{t('recipeEditor.back')}</span>
        </Link>
        <SavedLine saved={saved} />
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
          className="wr-wide"
        />
        <span className="wr-wide wr-divider" />
        <Button variant="bare" icon={Columns2} onClick={onTwo} className="wr-two-button">
          {t(isTwo ? 'recipeEditor.one' : 'recipeEditor.two')}
        </Button>
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
      </div>
      {isOpen && <p className="wr-offline">{t(`recipeEditor.saved.${saved}`)}</p>}
    </header>
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

/** States that a screen reader is told of; saving and saved follow each other all the time. */
const SPOKEN: ReadonlySet<Saved> = new Set(['device', 'signedOut', 'refused', 'nowhere'])

/** Where the text is safe, in the bar. */
export function SavedLine({ saved }: { saved: Saved }) {
  const { t } = useWords()
  const before = useRef<Saved>(saved)
  const words = t(`recipeEditor.saved.${saved}`)
  useEffect(() => {
    const was = before.current
    // "Saving" between two attempts is no news.
    if (saved === 'saving' || was === saved) return
    before.current = saved
    if (SPOKEN.has(saved) || SPOKEN.has(was)) announce(words)
  }, [saved, words])
  const short =
    saved === 'device' || saved === 'signedOut'
      ? t('recipeEditor.saved.deviceShort')
      : saved === 'refused'
        ? t('recipeEditor.saved.refusedShort')
        : saved === 'nowhere'
          ? t('recipeEditor.saved.nowhereShort')
          : saved === 'nothing'
            ? ''
            : words
  return (
    <p data-saved={saved} className="wr-saved">
      <Icon of={ICONS[saved]} />
      <span className="wr-saved-long">{words}</span>
      <span aria-hidden="true" className="wr-saved-short">
        {short}
      </span>
    </p>
  )
}

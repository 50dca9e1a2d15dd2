import type { ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, Columns2, ListChecks, Redo2, Undo2 } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Link } from '#design-system/link/link.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Saved } from '../store/draft-state.ts'
import { SavedLine } from './saved-line.tsx'
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
}

/** The bar of the editor: back, where the text is safe, undo, languages, questions, preview. */
export function Bar(props: BarProps) {
  const { t } = useWords()
  const { saved, canUndo, canRedo, onUndo, onRedo, isTwo, onTwo, count, who } = props
  const isOpen = saved === 'device' || saved === 'signedOut'
  return (
    <header className="wr-top">
      <div className="wr-top-row">
        <Link href="/my/recipes" aria-label={t('write.toList')} className="wr-back">
          <Icon of={ArrowLeft} />
          <span>{t('write.back')}</span>
        </Link>
        <SavedLine saved={saved} />
        <IconButton icon={Undo2} label={t('write.undo')} unavailable={!canUndo} onClick={onUndo} />
        <IconButton
          icon={Redo2}
          label={t('write.redo')}
          unavailable={!canRedo}
          onClick={onRedo}
          className="wr-wide"
        />
        <span className="wr-wide wr-divider" />
        <Button variant="bare" icon={Columns2} onClick={onTwo} className="wr-two-button">
          {t(isTwo ? 'write.one' : 'write.two')}
        </Button>
        {count > 0 && (
          <Button
            variant="bare"
            icon={ListChecks}
            aria-label={t('write.questions', { count })}
            onClick={props.onQuestions}
            className="wr-count"
          >
            {String(count)}
          </Button>
        )}
        {who}
        <Button
          variant={props.isBegun ? 'primary' : undefined}
          unavailable={!props.isBegun}
          pending={props.isOpeningPreview}
          onClick={props.onPreview}
        >
          {t('write.preview')}
        </Button>
      </div>
      {isOpen && <p className="wr-offline">{t(`write.saved.${saved}`)}</p>}
    </header>
  )
}

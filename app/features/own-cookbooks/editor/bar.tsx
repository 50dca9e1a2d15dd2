import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  CircleAlert,
  CloudCheck,
  Columns2,
  Globe,
  Link as LinkIcon,
  Lock,
  Redo2,
  RefreshCw,
  Smartphone,
  Undo2,
} from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Link } from '#design-system/link/link.tsx'
import { useEffect, useRef } from 'react'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { OWN_COOKBOOKS_PATH } from '../paths.ts'
import type { Saved } from './cookbook-store.ts'

const READERS = { me: Lock, link: LinkIcon, everybody: Globe } as const

const SAVED = {
  saved: CloudCheck,
  saving: RefreshCw,
  device: Smartphone,
  refused: CircleAlert,
  nowhere: CircleAlert,
} as const

/** Props of {@link Bar}. */
export interface BarProps {
  saved: Saved
  readers: OwnCookbook['Readers']
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  isTwo: boolean
  onTwo: () => void
  onWho: () => void
}

/** The bar of the editor: back, where the work is safe, undo, languages, who sees it. */
export function Bar({ saved, readers, canUndo, canRedo, onUndo, onRedo, ...props }: BarProps) {
  const { t } = useWords()
  const seen = t(`ownCookbooks.readers.${readers}`)
  return (
    <div className="bk-bar">
      <div className="bk-bar-row">
        <Link
          href={OWN_COOKBOOKS_PATH}
          aria-label={t('ownCookbooks.editor.back')}
          className="bk-back"
        >
          <Icon of={ArrowLeft} />
          <span>{t('ownCookbooks.editor.back')}</span>
        </Link>
        <SavedLine saved={saved} />
        <IconButton
          icon={Undo2}
          label={t('ownCookbooks.undo')}
          disabled={!canUndo}
          onClick={onUndo}
        />
        <IconButton
          icon={Redo2}
          label={t('ownCookbooks.redo')}
          disabled={!canRedo}
          onClick={onRedo}
          className="bk-wide"
        />
        <Button
          variant="bare"
          icon={Columns2}
          aria-label={t(props.isTwo ? 'ownCookbooks.editor.one' : 'ownCookbooks.editor.both')}
          onClick={props.onTwo}
          className="bk-two-button"
        >
          {t(props.isTwo ? 'ownCookbooks.editor.one' : 'ownCookbooks.editor.both')}
        </Button>
        <Button
          icon={READERS[readers]}
          aria-label={`${t('ownCookbooks.who.title')}: ${seen}`}
          onClick={props.onWho}
          className="bk-who"
        >
          {seen}
        </Button>
      </div>
    </div>
  )
}

/** States that a screen reader is told of; saving and saved follow each other all the time. */
const SPOKEN: ReadonlySet<Saved> = new Set(['device', 'refused', 'nowhere'])

function SavedLine({ saved }: { saved: Saved }) {
  const { t } = useWords()
  const before = useRef(saved)
  const words = t(`ownCookbooks.saved.${saved}`)
  useEffect(() => {
    const was = before.current
    if (saved === 'saving' || was === saved) return
    before.current = saved
    if (SPOKEN.has(saved) || SPOKEN.has(was)) announce(words)
  }, [saved, words])
  return (
    <p data-saved={saved} className="bk-saved">
      <Icon of={SAVED[saved]} />
      <span>{words}</span>
    </p>
  )
}

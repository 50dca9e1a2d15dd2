import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import {
  CircleAlert,
  CloudCheck,
  Eye,
  Globe,
  Link as LinkIcon,
  Lock,
  Redo2,
  RefreshCw,
  Smartphone,
  Undo2,
} from '#design-system/icon/lucide.ts'
import { BothButton, EditorBar, SavedLine } from '#app/lib/ui/editor-bar.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { cookbookActPath, OWN_COOKBOOKS_PATH } from '../paths.ts'
import type { Saved } from './shown-cookbook.ts'

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
  id: Id
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

/** The bar of the editor: back, where the work is safe, undo, languages, who sees it, and the preview. */
export function Bar({ id, saved, readers, canUndo, canRedo, onUndo, onRedo, ...props }: BarProps) {
  const { t } = useWords()
  const seen = t(`ownCookbooks.readers.${readers}`)
  return (
    <EditorBar back={{ href: OWN_COOKBOOKS_PATH, text: t('ownCookbooks.editor.back') }}>
      <SavedLine saved={saved} icon={SAVED[saved]} words={t(`ownCookbooks.saved.${saved}`)} />
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
        className="editor-bar-wide"
      />
      <BothButton
        label={t(props.isTwo ? 'ownCookbooks.editor.one' : 'ownCookbooks.editor.both')}
        onClick={props.onTwo}
      />
      <Button
        icon={READERS[readers]}
        aria-label={`${t('ownCookbooks.who.title')}: ${seen}`}
        onClick={props.onWho}
        className="bk-who"
      >
        {seen}
      </Button>
      <ButtonLink
        href={cookbookActPath(id, 'preview')}
        variant="primary"
        icon={Eye}
        aria-label={t('ownCookbooks.editor.preview')}
        className="bk-preview"
      >
        {t('ownCookbooks.editor.preview')}
      </ButtonLink>
    </EditorBar>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { ArrowLeft, Columns2 } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { Link } from '#design-system/link/link.tsx'
import './editor-bar.css'

/** Props of {@link EditorBar}. */
export interface EditorBarProps {
  /** Where the way back leads, what it says, and its name where that says more. */
  back: { href: string; text: string; name?: string }
  children: ReactNode
  /** A line under the bar. */
  below?: ReactNode
}

/** The bar of an editor, which stays at the top of the window: the way back, and what its children are. */
export function EditorBar({ back, children, below }: EditorBarProps) {
  return (
    <header className="editor-bar">
      <div className="editor-bar-row">
        <Link href={back.href} aria-label={back.name ?? back.text} className="editor-bar-back">
          <Icon of={ArrowLeft} />
          <span>{back.text}</span>
        </Link>
        {children}
      </div>
      {below}
    </header>
  )
}

/** The button that shows both languages side by side, or one. In a narrow window it is its icon. */
export function BothButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="bare"
      icon={Columns2}
      aria-label={label}
      onClick={onClick}
      className="editor-bar-both"
    >
      {label}
    </Button>
  )
}

/** Props of {@link SavedLine}. */
export interface SavedLineProps {
  /** `saving` and `saved` follow each other all the time. */
  saved: 'saved' | 'saving' | (string & {})
  icon: IconDrawing
  words: string
  /** Words for a narrow window. @default none */
  short?: string
}

const isRoutine = (saved: string) => saved === 'saved' || saved === 'saving' || saved === 'nothing'

/** Where work is safe, in the bar. A screen reader is told when that is not simply the server, and when it is again. */
export function SavedLine({ saved, icon, words, short }: SavedLineProps) {
  const before = useRef(saved)
  useEffect(() => {
    const was = before.current
    // "Saving" between two attempts is no news.
    if (saved === 'saving' || was === saved) return
    before.current = saved
    if (!isRoutine(saved) || !isRoutine(was)) announce(words)
  }, [saved, words])
  return (
    <p data-saved={saved} className="editor-saved">
      <Icon of={icon} />
      {short === undefined ? (
        <span>{words}</span>
      ) : (
        <>
          <span className="editor-saved-long">{words}</span>
          <span aria-hidden="true" className="editor-saved-short">
            {short}
          </span>
        </>
      )}
    </p>
  )
}

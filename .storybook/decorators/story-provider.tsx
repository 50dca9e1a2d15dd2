import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { de } from '#design-system/messages/de.ts'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import type { StoryGlobals } from '../globals.ts'

/** A link that does not navigate. Navigation would leave the story. */
function StoryLink({ href, onClick, children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}

/**
 * Applies the toolbars to the document. If the story is part of a page, only motion is applied.
 */
function useOnDocument({ theme, language, direction, motion }: StoryGlobals, isPart: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (motion === 'system') delete root.dataset.motion
    else root.dataset.motion = motion
    if (isPart) return
    root.lang = language
    root.dir = direction
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [theme, language, direction, motion, isPart])
}

/** Props of {@link StoryProvider}. */
interface StoryProviderProps {
  /** The toolbars' values. */
  globals: StoryGlobals
  /**
   * Whether the story is part of a page, which keeps its own theme, language and direction.
   * @default false
   */
  isPart?: boolean
  /** The story. */
  children: ReactNode
}

/** Sets up the document and the provider: language, direction, theme, motion. */
export function StoryProvider({ globals, isPart = false, children }: StoryProviderProps) {
  const { theme, language, direction } = globals
  useOnDocument(globals, isPart)
  return (
    <DesignSystemProvider
      key={language}
      language={language}
      messages={language === 'de' ? de : en}
      dir={direction}
      linkComponent={StoryLink}
    >
      {isPart ? (
        <div
          lang={language}
          dir={direction}
          data-theme={theme === 'system' ? undefined : theme}
          className="bg-ground"
        >
          {children}
        </div>
      ) : (
        children
      )}
    </DesignSystemProvider>
  )
}

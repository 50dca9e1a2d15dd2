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

/** Sets up the document and the provider: language, direction, theme, motion. */
export function StoryProvider({
  globals,
  children,
}: {
  globals: StoryGlobals
  children: ReactNode
}) {
  const { theme, language, direction, motion } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language
    root.dir = direction
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (motion === 'system') delete root.dataset.motion
    else root.dataset.motion = motion
  }, [theme, language, direction, motion])
  return (
    <DesignSystemProvider
      key={language}
      language={language}
      messages={language === 'de' ? de : en}
      dir={direction}
      linkComponent={StoryLink}
    >
      {children}
    </DesignSystemProvider>
  )
}

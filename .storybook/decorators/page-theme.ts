import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { INITIAL_GLOBALS, type StoryGlobals } from '../globals.ts'

interface GlobalsEvent {
  globals: Partial<StoryGlobals>
}

const DARK = '(prefers-color-scheme: dark)'
const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED]

/** The toolbar's theme. Pages without a story know it only by the channel. */
function toolbarTheme(): StoryGlobals['theme'] {
  const channel = addons.getChannel()
  const last = (event: string) => channel.last(event) as [GlobalsEvent] | undefined
  const [event] = last(GLOBALS_UPDATED) ?? last(SET_GLOBALS) ?? []
  return event?.globals.theme ?? INITIAL_GLOBALS.theme
}

function subscribe(notify: () => void): () => void {
  const channel = addons.getChannel()
  const system = matchMedia(DARK)
  for (const event of EVENTS) channel.on(event, notify)
  system.addEventListener('change', notify)
  return () => {
    for (const event of EVENTS) channel.off(event, notify)
    system.removeEventListener('change', notify)
  }
}

function currentTheme(): 'light' | 'dark' {
  const theme = toolbarTheme()
  if (theme !== 'system') return theme
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The theme that a page of the documentation is shown in. */
export function usePageTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, currentTheme)
}

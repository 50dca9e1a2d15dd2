import { createElement as h } from 'react'
import { ButtonLink } from 'simmer/design-system/button'
import { en } from 'simmer/design-system/messages/en'
import { DesignSystemProvider } from 'simmer/design-system/provider'
import { SequencePlayer } from 'simmer/design-system/sequence-player'

const STEPS = [
  { number: 1, text: 'Chop the onion.', start: 0, stop: 1, ready: [], thumbSrc: null },
  { number: 2, text: 'Fry it.', start: 1, stop: 2, ready: [], thumbSrc: null },
]

/** The page, the same on the server and in the browser. */
export function App() {
  return h(
    DesignSystemProvider,
    { language: 'en', messages: en },
    h(ButtonLink, { href: '#list' }, 'All recipes'),
    h(SequencePlayer, { title: 'Soup', src: '/film.mp4', steps: STEPS }),
    h(SequencePlayer, { title: 'Bread', src: '/missing.mp4', steps: STEPS }),
  )
}

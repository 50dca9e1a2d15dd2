import { LinkMenu } from '#design-system/link-menu/link-menu.tsx'
import { User } from '#design-system/icon/lucide.ts'
import type { Guide } from '../component-page/guide.ts'

/** Guide to LinkMenu. */
export const guide: Guide = {
  use: [
    'A few links behind a button of the bar at the top, which opens before scripts have loaded.',
  ],
  avoid: [
    'For entries with actions, and within the page, use Menu.',
    'For the areas of the application, use NavTabs.',
  ],
  anatomy: [
    ['Button', 'an icon of 44 px'],
    ['List', 'a native popover below it'],
  ],
  keys: [
    ['Tab', 'focuses the button, then the links'],
    ['Enter, Space', 'opens and closes the list'],
    ['Enter', 'on a link: follows it'],
    ['Escape', 'closes the list'],
  ],
  comparison: {
    right: 'Two or three links that belong together.',
    good: (
      <LinkMenu
        label="Account"
        icon={User}
        links={[
          { href: '#auth', label: 'Log in' },
          { href: '#new', label: 'Register for free' },
        ]}
      />
    ),
    wrong: 'One link behind a button: show the link.',
    bad: <LinkMenu label="Account" icon={User} links={[{ href: '#auth', label: 'Log in' }]} />,
  },
  content: [
    'The label names what the links have in common: “Account”, „Konto“.',
    'Links are verbs or nouns, not both.',
  ],
  limits: [
    'Links only: no icons, no actions, no current page.',
    'Where the browser cannot anchor a popover it is at the end of the window, below the bar.',
    'Two of them on a page need different targets: links are told apart by `href`.',
  ],
}

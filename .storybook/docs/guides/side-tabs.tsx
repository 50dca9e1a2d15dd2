import { KeyRound, Lock, LogOut, Settings, User } from '#design-system/icon/lucide.ts'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'
import type { Guide } from '../component-page/guide.ts'

const ignore = () => {}
const tab = (label: string, icon = Settings, isCurrent = false) => ({
  label,
  href: `#${label}`,
  icon,
  isCurrent,
})

/** Guide to SideTabs. */
export const guide: Guide = {
  use: [
    'The sections of one area, such as settings.',
    '`action` for the one command that belongs there: signing out.',
  ],
  avoid: [
    'For the areas of the application, use NavTabs.',
    'For panels on one page, use Tabs.',
    'For filters, use Facet.',
  ],
  anatomy: [
    ['Links', 'with icons; a list beside the page, or a scrolling row on a narrow one'],
    ['Number', '`count` for what waits in a section; none where nothing does'],
    ['Command', 'a button at the end'],
  ],
  keys: [
    ['Tab', 'goes from link to link, then to the command'],
    ['Enter', 'follows a link, presses the command'],
  ],
  comparison: {
    right: 'An icon of its own for each section.',
    good: (
      <SideTabs
        label="Settings"
        items={[tab('Profile', User, true), tab('Password', KeyRound), tab('Privacy', Lock)]}
        action={{ label: 'Sign out', icon: LogOut, onClick: ignore }}
      />
    ),
    wrong: 'The same icon each time: it helps nobody to find one.',
    bad: (
      <SideTabs
        label="Settings"
        items={[tab('Profile', Settings, true), tab('Password'), tab('Privacy')]}
      />
    ),
  },
  content: [
    'One or two words: “Change password”, „Passwort ändern“.',
    'The name is the area: “Settings”, „Einstellungen“.',
  ],
  limits: [
    'It turns into a row by the width of the window, not of its container.',
    'It takes one command.',
    'There is no second level.',
  ],
}

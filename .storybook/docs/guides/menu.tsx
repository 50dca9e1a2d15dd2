import { Icon } from '#design-system/icon/icon.tsx'
import { Ellipsis, Printer, Trash2 } from '#design-system/icon/lucide.ts'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import type { Guide } from '../component-page/guide.ts'

/** Guide to Menu. */
export const guide: Guide = {
  use: ['Several actions and links that are needed seldom, behind one button.'],
  avoid: [
    'For the one action that most people need, use Button.',
    'For one of several values, use Select or ChoiceMenu.',
    'For links in the bar before scripts have loaded, use LinkMenu.',
    'For text and fields, use Dialog.',
  ],
  anatomy: [
    ['Button', 'an icon, or an Avatar without a label'],
    ['List', 'below the button'],
    ['Entry', 'MenuLink or MenuButton, with an icon if you like'],
  ],
  keys: [
    ['Enter, Space', 'opens and closes the list; chooses an entry'],
    ['Tab', 'moves through the entries; past the last it closes the list'],
    ['Escape', 'closes the list and returns the focus'],
  ],
  comparison: {
    right: 'Verbs, the dangerous one last.',
    good: (
      <Menu label="More" opener={<Icon of={Ellipsis} size="l" />}>
        <MenuButton icon={Printer}>Print</MenuButton>
        <MenuButton icon={Trash2}>Delete recipe</MenuButton>
      </Menu>
    ),
    wrong: 'One entry: a Button needs one press less.',
    bad: (
      <Menu label="More" opener={<Icon of={Ellipsis} size="l" />}>
        <MenuButton icon={Printer}>Print</MenuButton>
      </Menu>
    ),
  },
  content: [
    'The label says of what: “More about Shakshuka”, „Mehr zu Shakshuka“.',
    'Entries are verbs with their thing: “Delete recipe”, „Rezept löschen“.',
    'Icons on all entries or on none.',
  ],
  limits: [
    'It is a list of links and buttons, no `role=menu`: arrow keys scroll the page.',
    'No menus within menus, no check marks.',
    'The list opens below, at the end of the button; it does not look for room.',
  ],
}

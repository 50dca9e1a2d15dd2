import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Icon } from '#design-system/icon/icon.tsx'
import { LogOut, Settings, User } from '#design-system/icon/lucide.ts'
import { ACCOUNT } from '#design-system/menu/menu.fixture.tsx'
import { MenuButton, MenuLink } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Menu/States',
  component: Menu,
  tags: ['!autodocs'],
  args: ACCOUNT,
  decorators: [(Story) => <div className="flex min-h-64 justify-end">{Story()}</div>],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Open: Story = { args: { defaultOpen: true } }
export const ItemFocused: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const WithIcon: Story = {
  args: { defaultOpen: true, opener: <Icon of={User} size="l" /> },
}
export const LongName: Story = {
  args: {
    label: 'Konto',
    defaultOpen: true,
    children: (
      <>
        <MenuLink href="/settings" icon={Settings}>
          {
            'Einstellungen für Unternehmens\u00adpartner\u00adschaften und Nutzungs\u00adbedingungen'
          }
        </MenuLink>
        <MenuButton icon={LogOut}>Abmelden</MenuButton>
      </>
    ),
  },
  globals: { ...at(320), language: 'de' },
}
export const At320: Story = { args: { defaultOpen: true }, globals: at(320) }
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Eye, History, Trash2, Users } from '#design-system/icon/lucide.ts'
import { AREAS, AREAS_GERMAN, LAST_GERMAN } from '#design-system/nav-tabs/nav-tabs.fixture.ts'
import { SideTabs } from '#design-system/nav-tabs/side-tabs.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/SideTabs/States',
  component: SideTabs,
  tags: ['!autodocs'],
  args: {
    label: 'Main',
    items: AREAS,
    className: 'max-w-60',
    action: { label: 'Delete account', icon: Trash2, onClick: fn() },
  },
} satisfies Meta<typeof SideTabs>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Cookbooks')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
  },
}
export const WithCounts: Story = {
  args: {
    items: [
      { href: '/review', label: 'Review', icon: Eye, count: '1,009', isCurrent: true },
      { href: '/people', label: 'People', icon: Users, count: '2' },
      { href: '/log', label: 'Log', icon: History },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Review 1,009')
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
/** A scrolling row with the current tab visible. */
export const GermanAt320: Story = {
  args: {
    className: undefined,
    items: [...AREAS_GERMAN.slice(0, -1), { ...LAST_GERMAN, isCurrent: true }],
  },
  globals: { ...at(320), language: 'de' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(row.left)
    await expect(current.right).toBeLessThanOrEqual(row.right)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

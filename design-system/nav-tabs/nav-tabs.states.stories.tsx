import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AREAS, AREAS_GERMAN } from '#design-system/nav-tabs/nav-tabs.fixture.ts'
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx'
import { at } from '../../.storybook/viewports.ts'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/NavTabs/States',
  component: NavTabs,
  tags: ['!autodocs'],
  args: { label: 'Main', items: AREAS, className: 'h-11.5 gap-6' },
} satisfies Meta<typeof NavTabs>
export default meta
type Story = StoryObj<typeof meta>

/** The bar at the bottom of a phone. */
const bar = { variant: 'bar', className: undefined } as const

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Cookbooks')
  },
}
export const RowHover: Story = inState('hover', 'a')
export const RowFocusVisible: Story = { play: () => userEvent.tab() }
export const RowNoneCurrentGerman: Story = {
  args: { items: AREAS_GERMAN },
  globals: { language: 'de' },
}
export const RowRightToLeft: Story = { globals: { direction: 'rtl' } }
/** No word is wider than the navigation. */
const wordsFit: Story['play'] = async ({ canvas }) => {
  const nav = canvas.getByRole('navigation')
  await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
  await expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(320)
  await expect(Math.min(...links.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
}
export const RowAt320: Story = { globals: at(320), play: wordsFit }
export const BarAt320: Story = { args: bar, globals: at(320), play: wordsFit }
export const Bar: Story = {
  args: bar,
  globals: at(375),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Cookbooks')
  },
}
export const BarFocusVisible: Story = {
  args: bar,
  globals: at(375),
  play: () => userEvent.tab(),
}
export const BarGermanAt320: Story = {
  args: { ...bar, items: AREAS_GERMAN },
  globals: { ...at(320), language: 'de' },
}
export const BarRightToLeft: Story = {
  args: bar,
  globals: { ...at(375), direction: 'rtl' },
}

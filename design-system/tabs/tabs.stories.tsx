import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Results',
    onValueChange: fn(),
    items: [
      { value: 'all', label: 'All', count: 18, content: 'Everything that was found' },
      { value: 'recipes', label: 'Recipes', count: 12, content: 'Twelve recipes' },
      { value: 'cookbooks', label: 'Cookbooks', count: 0, content: 'No cookbook' },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = {
  name: 'The focus ring ends above the rim',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tab = canvas.getByRole('tab', { selected: true })
    await expect(tab).toHaveFocus()
    const { bottom } = tab.getBoundingClientRect()
    const rim = getComputedStyle(tab, '::after')
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(-Number.parseFloat(rim.bottom)).toBeGreaterThanOrEqual(
      Number.parseFloat(rim.height),
    )
    await expect(bottom - Number.parseFloat(rim.bottom)).toBeLessThanOrEqual(list.bottom)
  },
}
export const Overflow: Story = { globals: at(320) }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const EveryTabHasItsPanel: Story = {
  name: 'Every tab references an existing panel',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      await expect(panel).toHaveAttribute('role', 'tabpanel')
    }
  },
}
export const Keyboard: Story = {
  name: 'Arrows, Home and End choose a tab',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Recipes 12', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve recipes')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Cookbooks 0', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'All 18', selected: true })).toHaveFocus()
  },
}
export const Manual: Story = {
  name: 'With manual activation arrows only move, Enter chooses',
  tags: ['!autodocs'],
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Recipes 12', selected: false })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('recipes')
  },
}

export const Uncounted: Story = {
  args: {
    items: [
      { value: 'recipes', label: 'Recipes', content: 'Your recipes' },
      { value: 'departments', label: 'Department', content: 'By shelf' },
    ],
  },
}
export const Disabled: Story = {
  name: 'A disabled tab is skipped',
  args: {
    items: [
      { value: 'all', label: 'All', count: 18, content: 'Everything that was found' },
      { value: 'recipes', label: 'Recipes', content: 'Recipes', disabled: true },
      { value: 'cookbooks', label: 'Cookbooks', count: 3, content: 'Three cookbooks' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Cookbooks 3', selected: true })).toHaveFocus()
  },
}
export const EmptyPanel: Story = {
  args: {
    defaultValue: 'cookbooks',
    items: [
      { value: 'recipes', label: 'Recipes', count: 12, content: 'Twelve recipes' },
      {
        value: 'cookbooks',
        label: 'Cookbooks',
        count: 0,
        content: <EmptyState title="No cookbook found" />,
      },
    ],
  },
}
export const LongGerman: Story = {
  args: {
    label: 'Ergebnisse',
    items: [
      { value: 'all', label: 'Alle', count: 1204, content: 'Alles' },
      { value: 'books', label: 'Unternehmens\u00adkochbücher', count: 12, content: 'Zwölf' },
      { value: 'authors', label: 'Köchinnen und Köche', count: 3, content: 'Drei' },
    ],
  },
  globals: { ...at(320), language: 'de' },
}

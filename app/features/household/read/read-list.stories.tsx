import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { FOODS, LIST, items } from '../../../../.storybook/data/shopping.ts'
import type { ReadList } from '#contract/shopping/read-list.ts'
import { LinkDead } from './read-list-page.tsx'
import { ReadListView } from './read-list-view.tsx'
import './read-list.css'

/** A list as its link shows it. */
const READ: ReadList = {
  Name: 'Weekly shop',
  Shop: null,
  Version: 3,
  Recipes: [...LIST.recipes],
  Departments: [...LIST.departments],
  Notes: [
    ...items(2),
    {
      Id: 9,
      Key: 'long',
      Name: 'Geschirrspülmaschinentabs',
      Label: 'Geschirrspülmaschinentabs',
      State: 1,
    },
  ],
  Places: [],
  Staples: [],
  Foods: FOODS,
}

const meta = {
  title: 'Screens/Shopping/Read by a link',
  component: ReadListView,
  decorators: [inApp],
  args: { list: READ, readAt: new Date(2026, 10, 25, 18, 12).getTime(), isStale: false },
} satisfies Meta<typeof ReadListView>
export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Weekly shop' })).toBeVisible()
    await expect(canvas.getByText(/^As of 18:12/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const German: Story = { globals: { language: 'de' } }

export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No connection. As of 18:12.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { list: { ...READ, Name: null, Recipes: [], Departments: [], Notes: [] } },
}

export const SwitchedOff: Story = { render: () => <LinkDead /> }

export const SwitchedOffGerman: Story = { ...SwitchedOff, globals: { language: 'de' } }

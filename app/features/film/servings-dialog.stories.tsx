import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { ServingsDialog } from './servings-dialog.tsx'

const meta = {
  title: 'Screens/Recipe/Servings dialog',
  component: ServingsDialog,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: {
    open: true,
    people: 2,
    pending: false,
    onOpenChange: fn(),
    onPeopleChange: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof ServingsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const People: Story = {
  name: 'VID-01 It asks how many people are eating',
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'How many people are eating?' })).toBeVisible()
  },
}

export const Slices: Story = {
  name: 'D-67 It asks how many slices a cake is cut into, by the tin',
  args: {
    people: 12,
    makes: {
      Servings: 12,
      Step: 12,
      Of: 'slices',
      Form: { Name: '26 cm springform tin', Plural: '26 cm springform tins', Diameter: 26 },
    },
  },
  play: async ({ args }) => {
    const group = screen.getByRole('group', { name: 'Slices' })
    await expect(screen.getByRole('dialog', { name: 'How much are you making?' })).toBeVisible()
    await expect(group).toHaveTextContent('12 slices, one 26 cm springform tin')
    await userEvent.click(screen.getByRole('button', { name: 'More slices' }))
    await expect(args.onPeopleChange).toHaveBeenCalledWith(24)
  },
}

export const GermanOnAPhone: Story = {
  args: {
    people: 12,
    makes: {
      Servings: 12,
      Step: 12,
      Of: 'Stücke',
      Form: { Name: '26-cm-Springform', Diameter: 26 },
    },
  },
  globals: { ...at(375), language: 'de' },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Wie viel soll es werden?' })).toBeVisible()
  },
}

export const TwoAtATime: Story = {
  name: 'It says when not all can be cooked at once',
  args: { people: 4, makes: { Servings: 2, Step: 1, AtOnce: 2 } },
}

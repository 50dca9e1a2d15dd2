import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LanguageSwitch } from '#design-system/language-switch/language-switch.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    label: 'Language',
    value: 'en',
    languages: ['de', 'en'],
    nameOf: (code) => (code === 'de' ? 'DE: Deutsch' : 'EN: English'),
    hrefOf: (code) => `?lang=${code}`,
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Language' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('EN: English')
  },
}
export const German: Story = {
  args: { label: 'Sprache', value: 'de' },
  globals: { language: 'de' },
}
export const Hover: Story = inState('hover', 'a')
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Chooses: Story = {
  name: 'It reports the chosen language and stays on the page',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const german = canvas.getByRole('link', { name: 'DE: Deutsch' })
    await expect(german).toHaveAttribute('href', '?lang=de')
    await userEvent.click(german)
    await expect(args.onChoose).toHaveBeenCalledWith('de')
  },
}

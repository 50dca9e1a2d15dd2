import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Volume2 } from '#design-system/icon/lucide.ts'
import { LANGUAGES } from '#design-system/radio-group/radio-group.fixture.ts'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'

const meta = {
  title: 'Components/RadioGroup/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: 'Language', options: LANGUAGES, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Tab focuses the chosen option; arrows move, choose and wrap around',
  args: { defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const german = canvas.getByRole('radio', { name: 'Deutsch' })
    const english = canvas.getByRole('radio', { name: 'English' })
    await userEvent.tab()
    await expect(english).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(german).toHaveFocus()
    await expect(german).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{ArrowUp}')
    await expect(english).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
  },
}

export const Space: Story = {
  name: 'With none chosen Tab focuses the first, and Space chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenCalledWith(0)
  },
}

export const Actions: Story = {
  name: 'A press on the button beside an option does not choose it',
  args: {
    options: LANGUAGES.map(({ value, label }) => ({
      value,
      label,
      action: <IconButton icon={Volume2} label={`Hear: ${label}`} />,
    })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hear: English' }))
    await expect(canvas.getByRole('radio', { name: 'English' })).not.toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Segments: Story = {
  name: 'Segments are radio buttons, too, and a press anywhere on them chooses',
  args: { variant: 'segments' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('English'))
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith(1)
  },
}

export const Controlled: Story = {
  name: 'Controlled, it shows the given value, also 0, until that changes',
  args: { value: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  },
}

export const Described: Story = {
  name: 'The group is named by its label and described by the error',
  args: { required: true, hint: 'For words.', error: 'Choose a language.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Language' })
    await expect(group).toHaveAccessibleDescription('For words. Choose a language.')
    await expect(group).toBeRequired()
    await expect(group).toBeInvalid()
  },
}

export const FormReset: Story = {
  name: 'A reset of its form chooses the initial option again, also for the form',
  args: { name: 'language', defaultValue: 1 },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }))
    await expect([...new FormData(form)]).toEqual([['language', '0']])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect([...new FormData(form)]).toEqual([['language', '1']])
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }))
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  },
}

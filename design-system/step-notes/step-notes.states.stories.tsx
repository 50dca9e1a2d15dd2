import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { NoteKinds, NotePin, NotesSheet, StepNote } from '#design-system/step-notes/index.ts'
import { at } from '../../.storybook/viewports.ts'

const NAMES = { tip: 'Tip', question: 'Question', changed: 'What I changed' }
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

const meta = {
  title: 'Components/StepNotes',
  component: NotesSheet,
  // A modal sheet: in the page it would cover everything else.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '3 notes on step 5',
    line: '25 minutes on the middle shelf.',
    footer: (
      <Button variant="primary" size="l" full>
        Write a note
      </Button>
    ),
    children: (
      <ul>
        <StepNote
          own
          writer="You"
          picture={null}
          date="12 October"
          secret="only you"
          kind="changed"
          label="What I changed"
          text="30 minutes in our oven."
          lang="en"
        />
        <StepNote
          writer="Lena Hartmann"
          picture={null}
          date="3 November"
          kind="tip"
          label="Tip"
          text={LONG}
          lang="de"
        >
          <p>Helped 14 cooks</p>
        </StepNote>
        <StepNote
          writer="נועה"
          picture={null}
          kind="question"
          label="Question"
          text="האם זה עובד?"
          lang="he"
        />
      </ul>
    ),
  },
} satisfies Meta<typeof NotesSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '3 notes on step 5' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const OnPhones: Story = { globals: at(375) }

export const Pins: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2 p-6">
      <NotePin none>Pin a note</NotePin>
      <NotePin>1 note</NotePin>
      <NotePin detail="1 of them yours">4 notes</NotePin>
    </div>
  ),
}

export const Kinds: Story = {
  render: () => (
    <div className="p-6">
      <NoteKinds label="What is it?" names={NAMES} value="tip" onValueChange={fn()} />
    </div>
  ),
}

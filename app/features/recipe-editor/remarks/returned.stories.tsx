import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { RETURNED } from '../../../../.storybook/data/publishing.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import type { Returned } from '../context.ts'
import { EditorContext } from '../editor-context.fixture.tsx'
import { CAKE } from '../recipe-editor.fixture.ts'

const mark = fn<Returned['mark']>(() => Promise.resolve())
const wayOut = { label: 'Send in again', onGo: fn(() => Promise.resolve()) }

const meta = {
  title: 'Screens/Write a recipe/Sent back',
  component: EditorContext,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', answers: { [keys.me()]: MEMBER } },
  beforeEach: () => {
    mark.mockClear()
    wayOut.onGo.mockClear()
    return signedIn()
  },
  args: { draft: CAKE, returned: { submission: RETURNED, mark }, wayOut },
} satisfies Meta<typeof EditorContext>
export default meta
type Story = StoryObj<typeof meta>

export const SentBack: Story = {
  name: 'PUB-25 The answer, each remark at its field, and the way from one to the next',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sent back, with 2 remarks' }),
    ).toBeVisible()
    const bar = within(canvas.getByRole('banner'))
    await userEvent.click(bar.getByRole('button', { name: 'Sent back: 2 remarks open' }))
    const remark = canvas.getByRole('group', { name: /on: step 3$/ })
    await expect(remark).toHaveFocus()
    await userEvent.click(within(remark).getByRole('button', { name: 'Mark as done' }))
    await expect(mark).toHaveBeenCalledWith(1, true)
    await userEvent.click(bar.getByRole('button', { name: 'Send in again' }))
    await expect(wayOut.onGo).toHaveBeenCalledOnce()
  },
}
export const Tablet: Story = { globals: at(768) }
export const Phone: Story = {
  globals: { language: 'de', ...at(320) },
  args: { draft: { ...CAKE, Language: 'de' }, wayOut: { ...wayOut, label: 'Wieder einreichen' } },
}

export const SideBySide: Story = {
  name: 'Remarks beside both languages',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Side by side' }))
    await expect(canvas.getByRole('group', { name: /on: step 3$/ })).toBeVisible()
  },
}

export const AllDone: Story = {
  name: 'All remarks are done',
  args: {
    returned: {
      submission: {
        ...RETURNED,
        Answer: '',
        Remarks: RETURNED.Remarks.map((remark) => ({ ...remark, IsDone: true })),
      },
      mark,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^All remarks are done/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /remarks? open$/ })).toBeNull()
  },
}

export const Everywhere: Story = {
  name: 'Remarks on lines, on the name, on times, and on what is gone',
  args: {
    returned: {
      submission: {
        ...RETURNED,
        Remarks: ['Name.en', 'TotalMinutes', 'Lines.i-6.Text', 'Lines', 'Source', 'Steps.s-99'].map(
          (Field, index) => ({ Id: index + 1, Field, Text: `About ${Field}.`, IsDone: false }),
        ),
      },
      mark,
    },
  },
  play: async ({ canvas }) => {
    const names = ['name', 'times', 'ingredient 6', 'ingredients', 'source', 'a step that is gone']
    for (const name of names) {
      await expect(
        await canvas.findByRole('group', { name: new RegExp(`on: ${name}$`) }),
      ).toBeVisible()
    }
  },
}

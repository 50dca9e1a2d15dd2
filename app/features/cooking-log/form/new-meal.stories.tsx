import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { kitchenStore } from '#app/features/kitchen/sessions/kitchen-store.ts'
import { sessionOf } from '#app/features/kitchen/sessions/kitchen.fixtures.ts'
import { DISH, DISH_STEPS, entryWith, logAnswers } from '../../../../.storybook/data/cooking-log.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { storedDrafts } from '../stored.ts'
import { beginRepeat, endRepeat } from '../repeat/repeat.ts'
import { NewMeal } from './new-meal.tsx'

/** A session of the kitchen that has just ended, in which step 2 took longer. */
function cooked(): void {
  const now = Date.now()
  const timer = {
    id: 'timer',
    step: 2,
    time: 0,
    name: 'Chicken',
    first: null,
    total: 30 * 60,
    endsAt: now,
    left: null,
    looked: false,
    endedAt: now,
  }
  const session = sessionOf({
    people: 4,
    timers: [timer],
    startedAt: now - 78 * 60_000,
    endedAt: now,
  })
  kitchenStore.update(() => [session])
}

const meta = {
  title: 'Screens/Cook/What was cooked',
  component: NewMeal,
  decorators: [inApp],
  args: {
    recipe: DISH,
    steps: DISH_STEPS,
    member: MEMBER.username,
    onDone: fn(),
    onSkip: fn(),
  },
  parameters: logAnswers(),
  beforeEach: () => {
    storedDrafts.write(null)
    endRepeat()
    const signOut = signedIn()
    return () => {
      storedDrafts.write(null)
      endRepeat()
      kitchenStore.update(() => [])
      signOut()
    }
  },
} satisfies Meta<typeof NewMeal>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked()
    await expect(canvas.getByText('2 people')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Other day' }))
    await expect(canvas.getByLabelText('Day')).toBeVisible()
  },
}

export const PlainGerman: Story = { globals: { language: 'de', ...at(320) } }

export const Slices: Story = {
  name: 'A counter of slices is named after them',
  args: { recipe: { ...DISH, Yield: { Servings: 12, Step: 12, Of: 'slices', One: 'slice' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Slices' })).toBeVisible()
  },
}

export const Known: Story = {
  name: 'It begins with what the kitchen knows',
  beforeEach: cooked,
  play: async ({ canvas }) => {
    const change = canvas.getByRole('checkbox', { name: '30 instead of 25 minutes' })
    await expect(change).toBeChecked()
    await expect(change).toHaveAccessibleDescription('Step 2. You gave it 5 more.')
    await expect(canvas.getByText('4 people')).toBeVisible()
  },
}

export const Again: Story = {
  name: 'After cooking it like that again, the changes are offered again',
  beforeEach: () =>
    beginRepeat(
      entryWith({ Changes: [{ StepId: 101, Step: 1, Text: 'Without beans, there were none.' }] }),
      MEMBER.username,
    ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Without beans, there were none.' }),
    ).toBeChecked()
  },
}

export const Typed: Story = {
  name: 'What is typed is kept, and too much of it is said',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A change at a step' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'What was different?' }), 'More zest')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }))
    await userEvent.paste('a'.repeat(1024))
    await expect(canvas.getByText(/^24 too many/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Put it in my log' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(localStorage.getItem('simmer.cooked.drafts')).toContain('More zest')
  },
}

export const Skipped: Story = {
  name: 'Not now forgets what was typed',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Less')
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await expect(localStorage.getItem('simmer.cooked.drafts')).toBeNull()
  },
}

/** A picture as somebody chooses it. */
async function picture(): Promise<File> {
  const blob = await (await fetch('/story/shakshuka.webp')).blob()
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'a.jpg', {
    type: 'image/jpeg',
  })
}

export const Photo: Story = {
  name: 'A photo is cut to a square, and can be removed',
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, await picture())
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('slider')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
    // It is drawn and kept first.
    const photo = await canvas.findByRole('img', { name: 'Your photo' }, { timeout: 10_000 })
    await expect(photo).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('button', { name: 'Add a photo' })).toBeVisible()
  },
}

/** The same JPEG, whose header claims other measures. */
async function claiming(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await picture()).arrayBuffer())
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5)
  return new File([bytes], 'a.jpg', { type: 'image/jpeg' })
}

export const ManyPixels: Story = {
  name: 'More than 50 megapixels are refused with what bounds a photo',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/JPEG or PNG, up to 50\smegapixels\.$/)).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, await claiming(10_000, 5001))
    await expect(await canvas.findByText(/has more than 50\smegapixels/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const ManyPixelsGerman: Story = {
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, await claiming(10_000, 5001))
    await expect(await canvas.findByText(/hat mehr als 50\sMegapixel/)).toBeVisible()
  },
}

export const ManyBytes: Story = {
  name: 'A photo of many bytes is cut here, so that its bytes do not matter',
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    const parts = [await picture(), new Uint8Array(6 * 1024 ** 2)]
    await userEvent.upload(input, new File(parts, 'a.jpg', { type: 'image/jpeg' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('slider')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WrongFile: Story = {
  name: 'Another file is refused with a clear word',
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    const file = new File(['x'], 'a.txt', { type: 'text/plain' })
    await userEvent.upload(input, file, { applyAccept: false })
    await expect(await canvas.findByText(/neither a PNG nor a JPEG/)).toBeVisible()
  },
}

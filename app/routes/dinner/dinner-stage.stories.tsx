import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { DINNER_ANSWERS, dinnerAt } from '../../../.storybook/data/dinner.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { DinnerStage } from './cook/dinner-stage.tsx'
import { DinnerDone } from './done/dinner-done.tsx'

const meta = {
  title: 'Screens/Dinner/Stage',
  component: DinnerStage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', answers: DINNER_ANSWERS },
  beforeEach: () => {
    // Nobody is asked about the bell here: the question would lie over the stage.
    bellChoice.write('no')
    return signedIn()
  },
} satisfies Meta<typeof DinnerStage>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Everything is laid out dish by dish, with the oven',
  args: { followed: dinnerAt() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on the table at 18:57/)).toBeVisible()
    await expect(canvas.getByText('Oven on at 17:36: 200 °C')).toBeVisible()
  },
}

export const Do: Story = {
  name: 'A step of one dish, and what the other one does',
  args: { followed: dinnerAt('18:36') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in the oven, yours again at 18:51')).toBeVisible()
    await expect(
      canvas.getByText('Next · Fattoush', { selector: '.cook-line-over' }),
    ).toBeInTheDocument()
  },
}
export const DoOnAPhone: Story = {
  ...Do,
  globals: { language: 'de', ...at(375) },
  play: undefined,
}

export const Wait: Story = {
  name: 'Hands are free until the bell',
  args: { followed: dinnerAt('18:46') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your hands are free until 18:51.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Do it now' })).toBeVisible()
  },
}

export const Late: Story = {
  name: 'Late: the new time first, then what moves',
  args: { followed: dinnerAt('18:36') },
  play: async ({ canvas }) => {
    await canvas.findByText('Next · Fattoush', { selector: '.cook-line-over' })
    await userEvent.keyboard('l')
    await expect(await screen.findByText('On the table at 19:04.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Eat at 19:04' })).toBeEnabled()
  },
}
export const Evening: Story = {
  name: 'The whole evening, and what can be done about it',
  args: { followed: dinnerAt('18:36') },
  play: async ({ canvas }) => {
    await canvas.findByText('Next · Fattoush', { selector: '.cook-line-over' })
    await userEvent.keyboard('o')
    const title = await screen.findByRole('heading', { name: 'The evening' })
    await waitFor(() => expect(title).toBeVisible())
  },
}
export const LeaveOut: Story = {
  name: 'A dish is left out after a look at what that moves',
  args: { followed: dinnerAt('18:36') },
  play: async ({ canvas }) => {
    await canvas.findByText('Next · Fattoush', { selector: '.cook-line-over' })
    await userEvent.keyboard('o')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(screen.getByText('On the table at 18:58.')).toBeVisible())
  },
}
export const Last: Story = {
  name: 'The last step',
  args: { followed: dinnerAt('18:54') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('That was the last step. On the table at 19:00.'),
    ).toBeVisible()
  },
}
export const Shared: Story = {
  name: 'Two cooks have a phone each: the band says what the other one does',
  args: { followed: dinnerAt('18:36', { cooks: 2, rings: 4, ovens: 1 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^with Ben/, { selector: '.dinner-band-text' }),
    ).toBeVisible()
    await userEvent.keyboard('o')
    const lane = await screen.findByRole('button', { name: 'Ben' })
    await waitFor(() => expect(lane).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Hand over' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** What is kept with a dinner of a recipe that cannot be read. */
const FATTOUSH = [keys.recipe(20, 1), keys.howTo(20, 1)]
const logged = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Gone: Story = {
  name: 'A recipe that is deleted while it is cooked: what was kept of it is done',
  args: { followed: dinnerAt('18:36') },
  parameters: { gone: FATTOUSH },
  beforeEach: logged,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chunks of tomato and cucumber.')).toBeVisible()
    await expect(canvas.getByText(/The recipe of Fattoush is not there any more/)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  name: 'A recipe that did not load is not said to be gone',
  args: { followed: dinnerAt('18:36') },
  parameters: { failures: FATTOUSH },
  beforeEach: logged,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The recipe of Fattoush did not load/)).toBeVisible()
  },
}

export const Done: Story = {
  name: 'How it was',
  args: { followed: dinnerAt('18:58') },
  render: ({ followed }) => (
    <div className="page-column py-8">
      <DinnerDone followed={followed} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'On the table at 19:00',
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText(/^Planned: 19:00\./)).toBeVisible()
  },
}
/** Tossing took six minutes. */
function slowToss() {
  const followed = dinnerAt('18:58')
  const Steps = followed.kept.Steps.map((step) =>
    step.Dish === 1 && step.Step === 4
      ? Object.assign({}, step, { HandsEnd: step.HandsEnd + 4 })
      : step,
  )
  return { ...followed, kept: { ...followed.kept, Steps } }
}

export const DoneOtherwise: Story = {
  ...Done,
  name: 'A step that took longer is offered for the next time',
  args: { followed: slowToss() },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('checkbox', { name: /took you 6\sminutes, not 2/ })
    await expect(offer).toBeChecked()
    await userEvent.click(offer)
    await expect(offer).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
export const DoneEarly: Story = {
  ...Done,
  name: 'Begun three minutes early: what was planned stays beside what it was',
  args: { followed: dinnerAt('18:58', undefined, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'On the table at 18:57',
    )
    await expect(canvas.getByText(/^Planned: 19:00\./)).toBeVisible()
  },
}

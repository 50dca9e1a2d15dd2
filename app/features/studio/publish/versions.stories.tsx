import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import {
  NEXT_FILM,
  PUBLISHED_FILM,
  STUCK,
  versionsWith,
} from '../../../../.storybook/data/film-versions.ts'
import { stageSteps } from '../../../../.storybook/data/studio.ts'
import { publicationWith, submissionWith } from '../../../../.storybook/data/publishing.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { publishingKeys } from '#app/features/publishing/index.ts'
import { filmKeys } from '../send/film-keys.ts'
import { TakeAlong } from '../step-film/take-along.tsx'
import { LiveFilm } from './live-film.tsx'
import { NewVersion } from './new-version.tsx'
import { SentBack } from './sent-back.tsx'
import { StuckStrip } from './stuck-strip.tsx'
import { VersionList } from './version-list.tsx'
import '../frame/frame.css'
import './publish.css'
import './versions.css'

const RECIPE = 1_200_000_312
const DRAFT = { Name: { en: 'Tray bake' }, Steps: [{ Key: 'a', Text: { en: 'Pat it dry.' } }] }

const ofReplace = (stuck: typeof STUCK, Kitchens = 5) => ({
  answers: {
    [filmKeys.stuck(RECIPE)]: stuck,
    [publishingKeys.withdrawal(RECIPE)]: {
      Ratings: 0,
      Comments: 0,
      Notes: 11,
      Favourites: 0,
      Lists: 0,
      Kitchens,
    },
  },
})

const acts = () => ({ withdraw: fn(), showAgain: fn(), remove: fn(), bringBack: fn() })

const meta = {
  title: 'Screens/Studio/Versions',
  decorators: [
    (Story) => (
      <div className="studio-page page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  // Films never stand still.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  name: 'The film is live',
  render: () => <LiveFilm name="Lemon chicken tray bake" versions={versionsWith()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your film is live' })).toBeVisible()
    await expect(canvas.getByText('It stops at 6 steps and waits.', { exact: false })).toBeVisible()
    await expect(canvas.getByText('DE, EN')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See it in the kitchen' })).toHaveAttribute(
      'href',
      '/cook/312',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByRole('textbox')).toHaveDisplayValue(/\/recipes\/312$/)
    await userEvent.keyboard('{Escape}')
  },
}
export const LiveGerman: Story = {
  ...Live,
  globals: { language: 'de', ...at(375) },
  play: async () => {},
}

export const Withdrawn: Story = {
  name: 'FLM-133 Withdrawn by its author, with one press to show it again',
  render: () => {
    const versions = versionsWith({
      State: 'withdrawn',
      Published: { ...PUBLISHED_FILM, Path: null },
    })
    return (
      <>
        <LiveFilm name="Lemon chicken tray bake" versions={versions} />
        <VersionList recipe={RECIPE} versions={versions} acts={acts()} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your film is withdrawn' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show it again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  },
}

export const Hidden: Story = {
  name: 'Hidden by the desk',
  render: () => {
    const versions = versionsWith({ State: 'hidden', Published: { ...PUBLISHED_FILM, Path: null } })
    return (
      <>
        <LiveFilm name="Lemon chicken tray bake" versions={versions} />
        <VersionList recipe={RECIPE} versions={versions} acts={acts()} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show it again' })).toBeNull()
    await expect(canvas.getAllByText(/The desk has hidden it/)[0]).toBeVisible()
  },
}

const pressed = acts()
export const Versions: Story = {
  name: 'FLM-133 Versions: an old one is kept for a while, brought back or deleted',
  beforeEach: () => Object.values(pressed).forEach((act) => act.mockClear()),
  render: () => <VersionList recipe={RECIPE} versions={versionsWith()} acts={pressed} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept until', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }))
    await expect(pressed.bringBack).toHaveBeenCalledWith(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete version 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(pressed.remove).toHaveBeenCalledWith(7)
  },
}
export const VersionsGerman: Story = {
  render: () => <VersionList recipe={RECIPE} versions={versionsWith()} acts={acts()} />,
  globals: { language: 'de', ...at(375) },
}

export const NewOne: Story = {
  name: 'FLM-132 FLM-145 A new version beside the one that is live, and what it means for cooks and notes',
  parameters: ofReplace(STUCK),
  render: () => (
    <NewVersion
      recipe={RECIPE}
      steps={stageSteps('en')}
      film={NEXT_FILM}
      published={PUBLISHED_FILM}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 steps differ. Everything else is as before.')).toBeVisible()
    await expect(canvas.getByText('Other words')).toBeVisible()
    await expect(canvas.getByText('Steps 4, 5, 6 and 7 unchanged.')).toBeVisible()
    await expect(await canvas.findByText(/All 11 notes stay at their steps/)).toBeVisible()
    await expect(canvas.getByText(/3 of them are at steps that look different now/)).toBeVisible()
    await expect(await canvas.findByText(/^5 or more are cooking it right now/)).toBeVisible()
  },
}
export const NewOneGerman: Story = {
  parameters: ofReplace(STUCK),
  render: () => (
    <NewVersion
      recipe={RECIPE}
      steps={stageSteps('de')}
      film={NEXT_FILM}
      published={PUBLISHED_FILM}
    />
  ),
  globals: { language: 'de', ...at(375) },
}

const ofStuck = (stuck: typeof STUCK) => ({ answers: { [filmKeys.stuck(RECIPE)]: stuck } })
export const StepGone: Story = {
  name: 'FLM-145 Notes at a step that is gone, and nobody cooks',
  render: () => (
    <NewVersion
      recipe={RECIPE}
      steps={stageSteps('en').filter(({ key }) => key !== 'e')}
      film={NEXT_FILM}
      published={PUBLISHED_FILM}
    />
  ),
  parameters: ofReplace(STUCK, 0),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/1 note is at a step that is no longer there/),
    ).toBeVisible()
    await expect(canvas.getByText(/^Whoever is cooking keeps the old film/)).toBeVisible()
  },
}

const REMARKS = ['d', 'c', 'z'].map((key, index) => ({
  Id: index + 1,
  Field: `Steps.${key}.Film`,
  Text: ['The hands hide the tray.', 'A film of the zest would help.', 'Too dark.'][index] ?? '',
  IsDone: index === 1,
}))
const ofRemarks = {
  answers: {
    [publishingKeys.publication(RECIPE)]: publicationWith({
      Submission: submissionWith({ State: 'returned', Remarks: REMARKS }),
    }),
  },
}
export const Returned: Story = {
  name: 'FLM-144 What the desk has said about the film, at the pictures where the steps begin',
  beforeEach: () => signedIn(),
  render: () => <SentBack recipe={RECIPE} steps={stageSteps('en')} film={NEXT_FILM} />,
  parameters: ofRemarks,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'The desk has sent it back, with 3 remarks on the film',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Step 4, 0:09' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'A step that is gone' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change step 4' })).toHaveAttribute(
      'href',
      `/my/recipes/${RECIPE}/film/steps`,
    )
    await expect(canvas.getByRole('button', { name: 'Done', pressed: true })).toBeVisible()
  },
}
export const ReturnedGerman: Story = {
  ...Returned,
  render: () => <SentBack recipe={RECIPE} steps={stageSteps('de')} film={NEXT_FILM} />,
  globals: { language: 'de', ...at(375) },
  play: async () => {},
}

export const Stuck: Story = {
  name: 'FLM-131 FLM-146 Where cooks get stuck, over the film, and what they have noted there',
  render: () => <StuckStrip recipe={RECIPE} steps={stageSteps('en')} published={PUBLISHED_FILM} />,
  parameters: ofStuck(STUCK),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('41 of 100 play it again, 22 need longer'),
    ).toBeInTheDocument()
    await expect(
      canvas.getByRole('heading', { name: 'Step 4 is played again most often' }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'At step 5 they wait longer' })).toBeVisible()
    await expect(
      canvas.getByText('“How much of the dressing goes on', { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read 5 notes' })).toHaveAttribute(
      'href',
      '/recipes/312#step-4',
    )
  },
}
export const StuckGerman: Story = {
  render: () => <StuckStrip recipe={RECIPE} steps={stageSteps('de')} published={PUBLISHED_FILM} />,
  parameters: ofStuck(STUCK),
  globals: { language: 'de', ...at(375) },
}
export const StuckFew: Story = {
  name: 'Too few cooks to say anything',
  render: () => <StuckStrip recipe={RECIPE} steps={stageSteps('en')} published={PUBLISHED_FILM} />,
  parameters: ofStuck({ Cooks: 3, Steps: null, Notes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/So far: 3/)).toBeVisible()
  },
}

export const Along: Story = {
  name: 'A step film is saved, or another one brought',
  render: () => <TakeAlong recipe={RECIPE} draft={DRAFT} film={NEXT_FILM} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Save the step film' })).toBeVisible()
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File(['{}'], 'film.json'))
    await expect(await canvas.findByText(/film.json breaks the rule/)).toBeVisible()
    await userEvent.upload(input, new File(['x'], 'notes.txt'))
    await expect(await canvas.findByText(/There is no film.json/)).toBeVisible()
  },
}

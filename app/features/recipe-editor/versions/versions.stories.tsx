import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { OwnVersion, OwnVersions } from '#contract/own-recipes/versions.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { writeName } from '../document/facts.ts'
import { removeLine } from '../document/lines.ts'
import { writeStep } from '../document/steps.ts'
import { versionKey, versionsKey } from '../store/calls.ts'
import { CAKE } from '../recipe-editor.fixture.ts'
import { EditorContext } from '../editor-context.fixture.tsx'

const VERSIONS = versionsKey(1_000_000_007)
const versions: OwnVersions = {
  Versions: [
    {
      Id: 3,
      Changed: '2026-03-02T18:40:00.000Z',
      Reason: 'change',
      StepCount: 6,
      IngredientCount: 2,
    },
    {
      Id: 2,
      Changed: '2026-03-01T21:15:00.000Z',
      Reason: 'merged',
      StepCount: 4,
      IngredientCount: 10,
    },
    {
      Id: 1,
      Changed: '2026-02-27T09:05:00.000Z',
      Reason: 'time',
      StepCount: 1,
      IngredientCount: 1,
    },
  ],
}
const earlier: OwnVersion = {
  Id: 3,
  Changed: '2026-03-02T18:40:00.000Z',
  Draft: writeStep(
    's-5',
    'en',
    'Bake for 40 minutes, until the crumble is light brown.',
  )(writeName('de', 'Apfelkuchen')(writeName('en', 'Apple cake')(removeLine('i-8')(CAKE)))),
}
const withVersions = {
  answers: {
    [keys.me()]: MEMBER,
    [VERSIONS]: versions,
    [versionKey(1_000_000_007, 3)]: earlier,
  },
}
const meta = {
  title: 'Screens/Write a recipe/Earlier versions',
  component: EditorContext,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', answers: { [keys.me()]: MEMBER } },
  beforeEach: () => signedIn(),
  args: { draft: CAKE },
} satisfies Meta<typeof EditorContext>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const openVersions = async (canvas: Canvas, name = 'Earlier versions') => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`, 'u') }))
  return within(await within(document.body).findByRole('dialog', { name }))
}
export const Versions: Story = {
  name: 'The earlier versions of a recipe, and why each was kept',
  parameters: withVersions,
  play: async ({ canvas }) => {
    const list = await openVersions(canvas)
    await expect(await list.findAllByRole('listitem')).toHaveLength(4)
    await expect(list.getByText('6 steps, 10 ingredients')).toBeVisible()
  },
}
export const VersionsPhone: Story = {
  name: 'The earlier versions on the smallest phone, in German',
  args: { draft: { ...CAKE, Language: 'de' } },
  globals: { ...at(320), language: 'de' },
  parameters: withVersions,
  play: async ({ canvas }) => {
    const list = await openVersions(canvas, 'Frühere Fassungen')
    await expect(await list.findAllByRole('listitem')).toHaveLength(4)
  },
}
const look = async (canvas: Canvas) => {
  const list = await openVersions(canvas)
  const [button] = await list.findAllByRole('button', { name: /^Look at it: 2.March/u })
  button?.focus()
  await userEvent.keyboard('{Enter}')
  const found = await within(document.body).findByRole('dialog', { name: /^2.March/u })
  await within(found).findByText('Name (German)')
  return within(found)
}
export const Version: Story = {
  name: 'An earlier version beside the one of now; the way back leads to its row',
  parameters: withVersions,
  play: async ({ canvas }) => {
    await look(canvas)
  },
}
export const VersionPhone: Story = {
  ...Version,
  name: 'An earlier version on a phone',
  globals: at(375),
}
export const VersionBack: Story = {
  name: 'An earlier version is brought back, and undone',
  parameters: { ...withVersions, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const version = await look(canvas)
    await userEvent.click(version.getByRole('button', { name: 'All versions' }))
    await expect(
      await within(document.body).findByRole('button', { name: /^Look at it: 2.March/u }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(
      await within(document.body).findByRole('button', { name: 'Bring it back' }),
    )
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Apple cake')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Earlier versions/u })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Grandma’s apple crumble cake',
    )
  },
}
export const NoVersions: Story = {
  name: 'A recipe without an earlier version',
  parameters: { answers: { ...withVersions.answers, [VERSIONS]: { Versions: [] } } },
  play: async ({ canvas }) => {
    const list = await openVersions(canvas)
    await expect(await list.findByText('There is no earlier version yet')).toBeVisible()
  },
}
export const VersionsFailed: Story = {
  name: 'The earlier versions cannot be loaded',
  parameters: { failures: [VERSIONS] },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    const list = await openVersions(canvas)
    await expect(await list.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#app/lib/api/api-error.ts'
import { useWhoSees } from '#app/features/own-recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { emptyDraft, type Draft } from '#contract/own/draft.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { writeStep } from './document/steps.ts'
import { foods } from './reading/foods.fixture.ts'
import { Editor } from './screen/editor.tsx'
import { createDraftStore, type DraftCalls, type DraftStore } from './store/draft-store.ts'
import type { TabMessage } from './store/tabs.ts'
import { CAKE } from './write.fixture.ts'

interface WritingProps {
  draft: Draft
  /** How the server answers. */
  server?: 'takes' | 'offline' | 'signedOut' | 'refuses'
  /** The device keeps nothing. */
  isFull?: boolean
  /** The text is there already; otherwise it is a new recipe. */
  isStored?: boolean
  /** Another tab writes. */
  isReader?: boolean
}

const STATUS = { offline: 0, signedOut: 401, refuses: 413 } as const

/** The store of a story, with a server and a device of its own. */
function storeOf({
  draft,
  server = 'takes',
  isFull,
  isStored = true,
  isReader,
}: WritingProps): DraftStore {
  const answer = (Draft: Draft, Version: number) =>
    server === 'takes'
      ? Promise.resolve({ Id: 1_000_000_007, Version, Draft })
      : Promise.reject(new ApiError(STATUS[server], 'no'))
  const calls: DraftCalls = {
    create: (_, sent) => answer(sent, 1),
    save: (_, version, sent) => answer(sent, version + 1),
    read: () => answer(draft, 2),
  }
  let tell: ((message: TabMessage) => void) | undefined
  const store = createDraftStore({
    start: {
      name: 'story',
      member: 'mina',
      id: isStored ? 1_000_000_007 : null,
      version: isStored ? 1 : 0,
      base: isStored ? draft : null,
      draft,
      isWaiting: false,
      changed: 0,
      dismissed: [],
    },
    calls,
    keep: () =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve(),
    openTabs: (onMessage) => {
      tell = onMessage
      return { post: () => undefined, close: () => undefined }
    },
    pauseMs: 1,
  })
  if (isReader) tell?.({ kind: 'taken' })
  return store
}

function Writing(props: WritingProps) {
  const [store] = useState(() => storeOf(props))
  const { text: seenBy } = useWhoSees(undefined)
  return (
    <Editor
      store={store}
      foods={foods}
      pictureOf={(id) => (id === undefined ? undefined : '/story/shakshuka.webp')}
      addPicture={() => Promise.resolve(1)}
      onPreview={() => Promise.resolve()}
      seenBy={seenBy}
    />
  )
}

const meta = {
  title: 'Screens/Write a recipe',
  component: Writing,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', answers: { [keys.me()]: MEMBER } },
  beforeEach: () => signedIn(),
  args: { draft: CAKE },
} satisfies Meta<typeof Writing>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name })

export const New: Story = {
  name: 'A new recipe: nothing is kept until something is typed',
  args: { draft: emptyDraft('en'), isStored: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is kept until you type.')).toBeInTheDocument()
    await userEvent.type(await field(canvas, 'Name'), 'Crumble cake')
    await expect(await canvas.findAllByText('Saved')).not.toHaveLength(0)
    await expect(canvas.getByRole('button', { name: 'Preview' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}
export const NewPhone: Story = {
  ...New,
  name: 'A new recipe on a phone',
  globals: at(375),
  play: undefined,
}
export const NewGerman: Story = {
  name: 'A new recipe in German on the smallest phone',
  args: { draft: emptyDraft('de'), isStored: false },
  globals: { ...at(320), language: 'de' },
}

export const Filled: Story = { name: 'A recipe with questions' }
export const FilledPhone: Story = { name: 'A recipe on a phone', globals: at(375) }
export const FilledTablet: Story = { name: 'A recipe on a tablet', globals: at(992) }
export const FilledGerman: Story = {
  name: 'A recipe in German',
  args: { draft: { ...CAKE, Language: 'de' } },
  globals: { ...at(375), language: 'de' },
}

export const Lines: Story = {
  name: 'A pasted list makes lines; one undo takes it back',
  args: { draft: emptyDraft('en'), isStored: false },
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas, 'New ingredient'))
    await userEvent.paste('For the crumble:\n300 g flour\n- 180 g butter, cold\n1 tsp tonka bean')
    await expect(
      canvas.getByText('4 lines pasted: 1 group, 3 ingredients. 1 has a question.'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /Understood: 180\u00a0g Butter, cold/u }),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.queryByRole('textbox', { name: 'Group' })).toBeNull()
  },
}

export const Correct: Story = {
  name: 'A press on what is understood corrects it',
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Understood: 120\u00a0g Sugar/u }),
    )
    const dialog = within(await canvas.findByRole('dialog', { name: 'What is it?' }))
    const food = dialog.getByRole('combobox', { name: 'Ingredient' })
    await userEvent.clear(food)
    await userEvent.type(food, 'brow{ArrowDown}')
    await expect(dialog.getByRole('group', { name: 'Simmer’s foods' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(
      canvas.getByRole('button', { name: /Understood: 120\u00a0g Brown sugar/u }),
    ).toHaveFocus()
  },
}
export const CorrectPhone: Story = {
  name: 'Correcting a line on a phone',
  globals: at(375),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Understood: 120\u00a0g Sugar/u }),
    )
    await expect(await canvas.findByRole('dialog', { name: 'What is it?' })).toBeVisible()
  },
}

export const At: Story = {
  name: '@ offers the foods, those first that no step uses; the cursor stays in the text',
  play: async ({ canvas }) => {
    const step = await field(canvas, 'Step 3')
    await userEvent.click(step)
    await userEvent.keyboard('{End} Add @')
    const list = await canvas.findByRole('listbox', { name: 'Foods of this recipe' })
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Lemon')
    await userEvent.keyboard('cinn')
    await expect(within(list).getAllByRole('option')).toHaveLength(1)
  },
}
export const AtPhone: Story = { ...At, name: 'Foods after @ on a phone', globals: at(375) }
export const Take: Story = {
  name: 'Enter takes the food, Tab a part of it, Backspace makes it plain words',
  play: async ({ canvas }) => {
    const step = await field(canvas, 'Step 3')
    await userEvent.click(step)
    await userEvent.keyboard('{End} Add @cinn{Enter}')
    await expect(step).toHaveValue(
      'Peel 6\u00a0apples and quarter them. Add 1½\u00a0tsp\u00a0cinnamon ',
    )
    await userEvent.keyboard(' and @brow{Tab}')
    await expect(step).toHaveValue(
      'Peel 6\u00a0apples and quarter them. Add 1½\u00a0tsp\u00a0cinnamon and 1–1½\u00a0tbsp\u00a0brown sugar',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'All of it' }))
    await expect(step).toHaveValue(
      'Peel 6\u00a0apples and quarter them. Add 1½\u00a0tsp\u00a0cinnamon and 2–3\u00a0tbsp\u00a0brown sugar',
    )
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(step).toHaveValue(
      'Peel 6\u00a0apples and quarter them. Add 1½\u00a0tsp\u00a0cinnamon and 2–3\u00a0tbsp\u00a0brown suga',
    )
  },
}
export const Recognised: Story = {
  name: 'A food that is typed is recognised when its word ends, with its amount',
  args: { draft: { ...CAKE, Steps: [] } },
  play: async ({ canvas }) => {
    const step = await field(canvas, 'Next step')
    await userEvent.click(step)
    await userEvent.keyboard('Mix 300 g flour and bake it for 12 minutes.')
    await expect(await canvas.findByRole('list', { name: 'At hand' })).toHaveTextContent(
      /300.g, Plain flour/u,
    )
    await expect(canvas.getByRole('button', { name: /12.min/u })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Next step' })).toHaveFocus()
  },
}

export const Sign: Story = {
  name: 'The sign, the oven and a timer are added without leaving the step',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, show it' }))
    await expect(canvas.getByDisplayValue('the crumble is golden brown')).toBeVisible()
    await userEvent.click(await field(canvas, 'Step 3'))
    await userEvent.click(canvas.getByRole('button', { name: 'Oven' }))
    const degrees = await canvas.findByRole('textbox', { name: 'Degrees Celsius' })
    await userEvent.clear(degrees)
    await userEvent.type(degrees, '200')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText(/^200.°C$/u)).toBeVisible()
    const [timer] = canvas.getAllByRole('button', { name: /Rings in the kitchen/u })
    await userEvent.click(timer ?? document.body)
    const form = within(await canvas.findByRole('form', { name: 'Timer' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' one')
    await userEvent.click(form.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText(/^Base one, 12.min$/u)).toBeVisible()
  },
}

export const Two: Story = {
  name: 'Both languages side by side',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Side by side' }))
    await expect(await canvas.findByRole('heading', { name: 'Both languages' })).toBeVisible()
  },
}
export const TwoPhone: Story = { ...Two, name: 'Both languages on a phone', globals: at(375) }

export const Offline: Story = {
  name: 'Without a connection the text is on this device',
  args: { server: 'offline' },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Description'), ' Yes.')
    await expect(
      await canvas.findAllByText('Saved on this device. Sent when you are online.'),
    ).not.toHaveLength(0)
  },
}
export const OfflinePhone: Story = {
  ...Offline,
  name: 'Without a connection on a phone',
  globals: at(375),
}
export const SignedOut: Story = {
  name: 'After the session has ended the text is on this device',
  args: { server: 'signedOut' },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Description'), ' Yes.')
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'The server does not take it',
  args: { server: 'refuses' },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Description'), ' Yes.')
    await expect(await canvas.findAllByText(/^Not sent: the recipe/u)).not.toHaveLength(0)
  },
}
export const OtherTab: Story = {
  name: 'Another tab writes, this one shows it until the cook takes it over',
  args: { isReader: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write here' }))
    await waitFor(() => expect(canvas.queryByText(/another tab/u)).toBeNull())
  },
}
export const OtherTabPhone: Story = {
  name: 'Another tab writes, on a phone',
  args: { isReader: true },
  globals: at(375),
}

function Conflicting() {
  const { text: seenBy } = useWhoSees(undefined)
  const [store] = useState(() => {
    const mine = writeStep(
      's-5',
      'en',
      'Bake for 45 minutes, until the crumble is golden brown.',
    )(CAKE)
    const theirs = writeStep(
      's-5',
      'en',
      'Bake for 40 minutes, until the crumble is light brown.',
    )(CAKE)
    const made = createDraftStore({
      start: {
        name: 'story',
        member: 'mina',
        id: 1_000_000_007,
        version: 1,
        base: writeStep('s-5', 'en', 'Bake.')(CAKE),
        draft: mine,
        isWaiting: true,
        changed: 0,
        dismissed: [],
      },
      calls: {
        create: () => Promise.reject(new ApiError(0, '')),
        save: (_, version, Draft) =>
          version === 1
            ? Promise.reject(new ApiError(409, 'changed'))
            : Promise.resolve({ Id: 1_000_000_007, Version: version + 1, Draft }),
        read: () => Promise.resolve({ Id: 1_000_000_007, Version: 2, Draft: theirs }),
      },
      keep: () => Promise.resolve(),
      openTabs: () => ({ post: () => undefined, close: () => undefined }),
      pauseMs: 1,
    })
    return made
  })
  return (
    <Editor
      store={store}
      foods={foods}
      pictureOf={() => undefined}
      addPicture={() => Promise.resolve(undefined)}
      onPreview={() => Promise.resolve()}
      seenBy={seenBy}
    />
  )
}
export const Conflict: Story = {
  name: 'A step that was changed on two devices is asked; nothing else is',
  render: () => <Conflicting />,
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('group', { name: 'Step 5: which words stay?' })
    await expect(question).toHaveTextContent('40 minutes')
  },
}
export const ConflictPhone: Story = {
  ...Conflict,
  name: 'A step changed twice, on a phone',
  globals: at(375),
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#app/lib/api/api-error.ts'
import { dismissToast, toastStore } from '#design-system/toast/toast-store.ts'
import { useWhoSees } from '#app/features/own-recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { fakeClipboard } from '../../../.storybook/mocks/clipboard.ts'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { writeStep } from './document/steps.ts'
import { foods } from './reading/foods.fixture.ts'
import { Editor } from './screen/editor.tsx'
import { createDraftStore } from './store/draft-store.ts'
import { CAKE } from './recipe-editor.fixture.ts'
import { EditorContext } from './editor-context.fixture.tsx'

const meta = {
  title: 'Screens/Write a recipe',
  component: EditorContext,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', answers: { [keys.me()]: MEMBER } },
  beforeEach: () => signedIn(),
  args: { draft: CAKE, onPicture: fn<(file: File) => void>() },
} satisfies Meta<typeof EditorContext>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name })

export const New: Story = {
  name: 'A new recipe: nothing is kept until something is typed',
  args: { draft: emptyDraft('en'), isStored: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is saved until you type.')).toBeInTheDocument()
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

const withPicture = { draft: { ...CAKE, PictureId: 2 } }
export const Filled: Story = { name: 'A recipe with questions', args: withPicture }
export const FilledPhone: Story = { name: 'A recipe on a phone', globals: at(375) }
export const FilledTablet: Story = {
  name: 'A recipe on a tablet',
  args: withPicture,
  globals: at(992),
}
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

const lines = (...texts: string[]): Draft => ({
  ...emptyDraft('en'),
  Lines: texts.map((en, index) => ({ Key: `i-${index}`, Text: { en } })),
})
/** The size of the cup that an earlier story has left on this device. */
function forgetCup() {
  localStorage.removeItem('simmer.cup')
  dispatchEvent(new StorageEvent('storage', { key: 'simmer.cup' }))
}

export const Cups: Story = {
  name: 'The size of the cup is asked once; one’s own is kept on the device',
  args: { draft: lines('1 cup milk', '½ cup sugar') },
  beforeEach: forgetCup,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Which cup?')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'My cup: …' }))
    const size = canvas.getByRole('textbox', { name: 'Millilitres of my cup' })
    await expect(size).toHaveFocus()
    await userEvent.keyboard('2{Enter}')
    await expect(await canvas.findByText(/^A number from 50 to 1.?000/u)).toBeVisible()
    await userEvent.keyboard('30 ml{Enter}')
    await expect(
      await canvas.findByRole('button', { name: /Understood: 230.ml Milk, 1 cup/u }),
    ).toHaveFocus()
    await expect(
      canvas.getByRole('button', { name: /Understood: 115.ml Sugar, ½ cup/u }),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await canvas.findByRole('button', { name: /^My cup: 230.ml$/u })).toBeVisible()
  },
}
export const MyCup: Story = {
  name: 'The size of one’s own cup on the smallest phone, in German',
  args: { draft: { ...lines('1 cup milk', 'guter Essig'), Language: 'de' } },
  globals: { ...at(320), language: 'de' },
  beforeEach: forgetCup,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meine Tasse: …' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Meine Tasse: …' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('5{Enter}')
    await expect(canvas.getByText(/^Eine Zahl von 50/u)).toBeVisible()
  },
}
export const Vinegar: Story = {
  name: 'A word for several foods asks which one is bought',
  args: { draft: lines('1 cup milk', 'the good vinegar', 'tonka bean') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Which vinegar do you buy?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rice vinegar' }))
    await expect(canvas.getByRole('button', { name: /Understood: Rice vinegar/u })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await canvas.findByText('Which vinegar do you buy?')).toBeVisible()
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
    await expect(canvas.getByRole('button', { name: /^Base one/u })).toHaveFocus()
  },
}

const crop = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: 'Choose the part that people see' }),
  )
  const frame = dialog.getByRole('application', { name: 'Your picture' })
  await waitFor(() =>
    expect(within(frame).getByRole('presentation')).toHaveProperty('complete', true),
  )
  return { dialog, frame }
}
export const CropCover: Story = {
  name: 'The picture is cut to its place by the pointer, by keys and by a slider',
  args: withPicture,
  play: async ({ canvas, args }) => {
    const { dialog, frame } = await crop(canvas, 'Crop')
    await expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(4 / 3, 1)
    frame.focus()
    await userEvent.keyboard('+++{ArrowDown}')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce())
    const [sent] = args.onPicture?.mock.lastCall ?? []
    const { width, height } = await createImageBitmap(sent as File)
    await expect(width / height).toBeCloseTo(4 / 3, 2)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Crop' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled')
  },
}
export const Cropping: Story = {
  name: 'Cropping the picture',
  args: withPicture,
  play: async ({ canvas }) => {
    await crop(canvas, 'Crop')
  },
}
export const CroppingStep: Story = {
  name: 'Cropping the picture of a step on a phone, in German',
  args: { draft: { ...CAKE, Language: 'de' } },
  globals: { ...at(375), language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bild zu Schritt 2 zuschneiden' }),
    )
    await expect(
      await within(document.body).findByRole('application', { name: 'Dein Bild' }),
    ).toBeVisible()
  },
}
export const CropOffline: Story = {
  name: 'Where the picture that was cut cannot be sent, the choice stays open',
  args: { ...withPicture, addsNothing: true },
  play: async ({ canvas, args }) => {
    const { dialog } = await crop(canvas, 'Crop')
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }))
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce())
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Use this picture' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    await expect(canvas.getByRole('button', { name: 'Undo', hidden: true })).toHaveAttribute(
      'aria-disabled',
    )
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
export const Full: Story = {
  name: 'Neither device nor server has the text: it can be copied',
  args: { server: 'offline', isFull: true },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Description'), ' Yes.')
    await expect(await canvas.findByRole('button', { name: /^Copy/ })).toBeVisible()
  },
}
export const CopyRefused: Story = {
  name: 'A browser that refuses to copy is no silent failure',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { server: 'offline', isFull: true },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    return fakeClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Description'), ' Yes.')
    await userEvent.click(await canvas.findByRole('button', { name: /^Copy/ }))
    const title = 'This browser does not allow copying. Select the text and copy it yourself.'
    const shown = await waitFor(() => {
      const found = toastStore.getSnapshot().find((it) => it.title === title)
      if (!found) throw new Error('The failure is not shown.')
      return found
    })
    dismissToast(shown.id)
  },
}
export const Long: Story = {
  name: 'A step of 20,000 letters is saved, and can be cut in two',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    draft: writeStep('s-6', 'en', 'Stir it well. '.repeat(1429))(CAKE),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cut here' }))
    const half = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Step 7' })
    await expect(half.value).toMatch(/^Stir it well\./)
    await expect(Math.abs(half.value.length - 10_000)).toBeLessThan(20)
  },
}
export const SwitchedLanguage: Story = {
  name: 'What was typed in one language stays when the other one is written',
  args: { draft: emptyDraft('en'), isStored: false },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Name'), 'Plum cake')
    await userEvent.click(canvas.getByRole('radio', { name: 'DE' }))
    await expect(await field(canvas, 'Name')).toHaveValue('')
    await userEvent.type(await field(canvas, 'Name'), 'Pflaumenkuchen')
    await userEvent.click(canvas.getByRole('radio', { name: 'EN' }))
    await expect(await field(canvas, 'Name')).toHaveValue('Plum cake')
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
      onPreview={() => undefined}
      seenBy={seenBy}
    />
  )
}
export const Conflict: Story = {
  name: 'The member is asked about a step that changed on two devices, and about nothing else',
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

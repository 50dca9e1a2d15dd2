import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import {
  importAnswers,
  IMPORT_ITEMS,
  importWith,
  KEPT,
} from '../../../.storybook/data/recipe-import.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { importKeys } from './import-keys.ts'
import { ImportPage } from './import-page.tsx'

const meta = {
  title: 'Screens/Bring along',
  component: ImportPage,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof ImportPage>
export default meta
type Story = StoryObj<typeof meta>

/** The one that the member has already. */
const HUMMUS = IMPORT_ITEMS[1]!

const start = { address: '/my/recipes/import', answers: { [importKeys.open()]: { Imports: [] } } }

export const Start: Story = {
  parameters: start,
  name: 'The ways in; nothing given is asked for',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read it' }))
    const field = canvas.getByLabelText('An address, or the recipe itself')
    await expect(field).toHaveAccessibleDescription('Give an address or a text.')
    await expect(canvas.getByLabelText('Choose files')).toBeEnabled()
    await expect(canvas.getByText('Nextcloud Cookbook')).toBeVisible()
  },
}
export const StartGerman: Story = { parameters: start, globals: { language: 'de', ...at(320) } }
export const StartTablet: Story = { parameters: start, globals: { language: 'de', ...at(768) } }

export const StartWaiting: Story = {
  name: 'An import that was left is offered again',
  parameters: {
    ...start,
    answers: { [importKeys.open()]: { Imports: [importWith({ Items: [], Count: 37 })] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look them over' })).toHaveAttribute(
      'href',
      '/my/recipes/import?id=7',
    )
  },
}

export const LargeFile: Story = {
  name: 'A file of another kind is refused',
  parameters: start,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose files')
    const file = new File(['x'], 'cake.exe')
    await userEvent.upload(input, file, { applyAccept: false })
    await expect(canvas.getByText('This kind of file cannot be read here.')).toBeVisible()
  },
}

export const Files: Story = {
  name: 'Several files are sent in turn; a picture begins a recipe, and what is refused says why',
  parameters: { ...start, answers: { ...start.answers, ...importAnswers(importWith()).answers } },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    const { fetch } = globalThis
    const limit = {
      Code: 'LimitReached',
      Message: 'You can bring along up to 10 files in 24 hours.',
    }
    const answers: Record<string, [status: number, body: unknown]> = {
      '/api/my/pictures': [201, { Id: 3, Path: '/story/shakshuka.webp', Width: 4, Height: 3 }],
      '/api/my/recipes': [201, { Id: 1_000_000_001, Version: 1 }],
    }
    let files = 0
    globalThis.fetch = async (url) => {
      const path = new URL(url as string, location.origin).pathname
      if (path === '/api/my/import/file') files += 1
      const [status, body] = answers[path] ?? (files === 1 ? [201, importWith()] : [429, limit])
      return Response.json(body, { status })
    }
    return () => {
      globalThis.fetch = fetch
    }
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose files')
    await userEvent.upload(input, [
      new File(['x'], 'mealie.zip'),
      new File(['x'], 'shakshuka.png', { type: 'image/png' }),
      new File(['x'], 'more.zip'),
    ])
    const list = within(await canvas.findByRole('list', { name: 'Your files' }))
    await expect(await list.findByText(/^You can bring along up to 10 files/)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Look them over: mealie.zip' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Write it' })).toBeVisible()
  },
}

export const ManyPixels: Story = {
  name: 'A picture of too many pixels is refused with what bounds it',
  parameters: start,
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    const body = { Code: 'FileTooLarge', Message: 'That is too large.' }
    spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status: 413 }))
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose files')
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/Up to 12\smegapixels always work/)).toBeVisible()
  },
}

export const Reading: Story = {
  parameters: importAnswers(importWith({ State: 'reading', Kind: null, Items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const FilteredChoice: Story = {
  name: 'The choice of a filter changes the recipes that it shows, and no others',
  parameters: importAnswers(importWith()),
  beforeEach: () => void spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(importWith())),
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Show' }))
    await userEvent.click(filters.getByRole('button', { name: /^Ready/ }))
    const all = canvas.getByRole('checkbox', { name: '1 of 1 chosen' })
    await expect(all).toBeChecked()
    await userEvent.click(all)
    const sent = { Items: [{ Id: 14, IsChosen: false }] }
    await expect(fetch).toHaveBeenLastCalledWith(
      expect.stringContaining('/my/import/7'),
      expect.objectContaining({ body: JSON.stringify(sent) }),
    )
  },
}

export const List: Story = {
  name: 'What was found, with its questions; the choice is counted',
  parameters: importAnswers(importWith({ Pictures: { Done: 2, Total: 4 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '6 recipes from Mealie',
    )
    await expect(canvas.getByText('Like “Hummus like at the market”')).toBeVisible()
    await expect(canvas.getByText('understood: olive oil, without an amount')).toBeVisible()
    await expect(canvas.getByText('understood: 0.5 lemon, the juice')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep 5 recipes' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Keep: Hummus' })).not.toBeChecked()
    const filters = within(canvas.getByRole('group', { name: 'Show' }))
    await userEvent.click(filters.getByRole('button', { name: /^Already yours/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Questions about Hummus' }))
    await expect(canvas.getByRole('button', { name: 'Leave it out' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(filters.getByRole('button', { name: /^All/ }))
  },
}

export const Written: Story = {
  name: 'A line can be written otherwise',
  parameters: importAnswers(importWith()),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '2 tbsp' })).toHaveLength(1)
    const [other] = canvas.getAllByRole('button', { name: 'Other' })
    await userEvent.click(other!)
    const field = canvas.getByRole('textbox', { name: 'The line as it should be' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('a good glug of oil')
  },
}

/** A draft with these words. */
const draftWith = (line: string, step: string) => ({
  Draft: {
    ...emptyDraft('en'),
    Name: { en: 'Hummus' },
    Lines: [{ Key: 'peas', Text: { en: line } }],
    Steps: [{ Key: 'blend', Text: { en: step } }],
  },
})

export const Comparing: Story = {
  name: 'A recipe that is there already is compared',
  parameters: {
    ...importAnswers(importWith()),
    answers: {
      ...importAnswers(importWith()).answers,
      [importKeys.mine(HUMMUS.Like?.Id ?? 0)]: draftWith('400 g chickpeas', 'Blend it smooth.'),
      [importKeys.item(7, HUMMUS.Id)]: draftWith('200 g chickpeas', 'Blend it for a minute.'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const filters = within(canvas.getByRole('group', { name: 'Show' }))
    await userEvent.click(filters.getByRole('button', { name: /^Already yours/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Questions about Hummus' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getAllByRole('insertion')[0]).toHaveTextContent('new: 200')
  },
}
export const ListGerman: Story = {
  parameters: importAnswers(importWith()),
  globals: { language: 'de', ...at(320) },
}
export const ListTablet: Story = {
  parameters: importAnswers(importWith({ Pictures: { Done: 2, Total: 4 } })),
  globals: { language: 'de', ...at(768) },
}

export const Folder: Story = {
  name: 'The folder can be named otherwise',
  parameters: importAnswers(importWith()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Folder: From Mealie' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(page.getByLabelText('Folder')).toHaveValue('From Mealie')
  },
}

export const Long: Story = {
  name: 'Of many recipes the first are shown',
  parameters: importAnswers(
    importWith({
      Items: Array.from({ length: 500 }, (_, index) =>
        Object.assign({}, IMPORT_ITEMS[3], { Id: index + 1, Name: `Recipe ${index + 1}` }),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(40)
    await expect(canvas.getByRole('button', { name: 'Show 460 more' })).toBeVisible()
  },
}

export const Keeping: Story = {
  parameters: importAnswers(importWith({ State: 'keeping', Kept: 2 })),
}
export const Done: Story = {
  name: 'What was kept, and what is left',
  parameters: importAnswers(KEPT),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '5 recipes are yours now',
    )
    await expect(canvas.getByRole('link', { name: 'Open the folder' })).toHaveAttribute(
      'href',
      '/my/recipes?folder=1',
    )
    const pictures = canvas.getAllByRole('presentation')
    await expect(pictures[0]?.getAttribute('src')).toBe(
      pictureUrl(KEPT.Items[0]?.CoverPath ?? '', 640),
    )
    await expect(canvas.getByText('1 picture could not be read')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo everything' })).toBeVisible()
  },
}
export const DoneGerman: Story = {
  parameters: importAnswers(KEPT),
  globals: { language: 'de', ...at(320) },
}
export const Undone: Story = { parameters: importAnswers(importWith({ State: 'undone' })) }
export const Failed: Story = {
  parameters: importAnswers(importWith({ State: 'failed', Failure: 'NotPublic', Items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address is not one that everyone can see.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try something else' })).toBeVisible()
  },
}
export const LoadError: Story = {
  parameters: {
    address: '/my/recipes/import?id=7',
    failures: [importKeys.one(7), importKeys.progress(7)],
  },
  beforeEach: () => {
    // The failed calls are logged.
    const log = console.error
    console.error = () => undefined
    return () => {
      console.error = log
    }
  },
}

const SINGLE = { Kind: 'text', Items: [{ ...IMPORT_ITEMS[0]!, Like: null }] } as const
export const KeepFailed: Story = {
  name: 'A single recipe that could not be saved is saved by a later try',
  parameters: {
    ...importAnswers(importWith({ ...SINGLE, Items: [...SINGLE.Items] })),
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByText('That couldn’t be brought along')).toBeVisible()
    await expect(fetch).toHaveBeenCalledOnce()
    await userEvent.click(retry)
    await expect(fetch).toHaveBeenCalledTimes(2)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    const kept = { ...SINGLE.Items[0], RecipeId: 1_000_000_001 }
    const saved = Response.json(importWith({ ...SINGLE, State: 'kept', Items: [kept] }))
    spyOn(globalThis, 'fetch').mockResolvedValueOnce(saved)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
  },
}

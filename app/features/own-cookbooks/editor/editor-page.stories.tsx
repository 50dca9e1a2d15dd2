import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { bookRecipeWith, cookbookWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { keys } from '#app/lib/api/keys.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { ownCookbookKeys } from '../cookbook-keys.ts'
import { EditorPage } from './editor-page.tsx'

const meta = {
  title: 'Screens/Cookbook editor',
  component: EditorPage,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const answers = (cookbook: OwnCookbook) => ({
  answers: { [ownCookbookKeys.one(1, 0)]: cookbook, [ownCookbookKeys.one(1, 1)]: cookbook },
})

export const Tabs: Story = {
  name: 'Recipes in each state, under tabs',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft, appears when it is published')).toBeVisible()
    await expect(canvas.getByText(/^Withdrawn on 17/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep its place' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look' }))
    await expect(canvas.getByRole('button', { name: 'Take it out' })).toHaveFocus()
    const [bread, ...others] = canvas.getAllByRole('textbox', { name: 'Name of the tab, German' })
    await expect(bread).toHaveValue('Brot')
    await expect(others).toHaveLength(2)
    for (const other of others)
      await expect(other).toHaveAttribute('placeholder', 'German name is missing')
    await expect(
      canvas.getByRole('button', { name: /^Move Rye biscuits with sea salt, draft, place 1 of 2/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Nothing here yet\./)).toBeVisible()
  },
}
export const German: Story = {
  parameters: answers(cookbookWith()),
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = { parameters: answers(cookbookWith()), globals: at(768) }

export const Lifted: Story = {
  name: 'BOK-70 A row that is lifted, across tabs',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Move Country sourdough, place 1 of 2 in Bread/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    const moved = canvas.getByRole('button', {
      name: 'Move Country sourdough, place 1 of 3 in Sweet',
    })
    await expect(moved).toHaveFocus()
    await expect(moved).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/^Country sourdough: place 1 of 3 in Sweet\./)).toBeVisible()
    await expect(canvas.getByText('Country sourdough was here')).toBeVisible()
  },
}
/** A cookbook of many recipes, in tabs of ten at most and without one. */
function longCookbook(count: number, tabs = 6): OwnCookbook {
  const recipes = Array.from({ length: count }, (_, index) =>
    bookRecipeWith({
      Id: index + 1,
      PublicId: index + 1,
      Name: `${index % 2 === 0 ? 'Potato rösti with herb quark' : 'Pumpkin miso soup'} ${index + 1}`,
      CoverPath: index % 2 === 0 ? '/story/shakshuka.webp' : '/story/miso-ramen.webp',
    }),
  )
  const ids = recipes.map(({ Id }) => Id)
  const each = Math.floor(count / (tabs + 1))
  return cookbookWith({
    Name: { en: 'What we eat in a week', de: 'Was wir in der Woche essen' },
    Tabs: Array.from({ length: tabs }, (_, index) => ({
      Key: `tab-${index}`,
      Name: { en: `Bakes and oven dishes for weekends ${index + 1}` },
      Recipes: ids.slice(index * each, (index + 1) * each),
    })),
    Loose: ids.slice(tabs * each),
    Recipes: recipes,
  })
}

export const Forty: Story = {
  name: 'BOK-92 Forty recipes: one row of head, and one tab open',
  parameters: answers(longCookbook(40)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 recipes in 6 tabs')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Move (?!tab )/ })).toHaveLength(5)
    // A row that is carried on opens the tab where it goes.
    canvas.getByRole('button', { name: /place 5 of 5 in Bakes and oven dishes/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    const moved = canvas.getByRole('button', { name: /place 1 of 6 in Bakes and oven dishes/ })
    await expect(moved).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Words and pictures' }))
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  },
}
export const FortyGerman: Story = {
  parameters: answers(longCookbook(40)),
  globals: { language: 'de', ...at(320) },
}
export const TwoHundred: Story = {
  name: 'BOK-92 Two hundred recipes without a tab',
  parameters: { ...answers(longCookbook(200, 0)), chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Move (?!tab )/ })).toHaveLength(200)
  },
}
export const TabLifted: Story = {
  name: 'BOK-74 A tab is carried to another place by its handle in the strip',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move tab Sweet, place 2 of 3' }).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}')
    const live = { selector: '[data-slot=live-regions] *' }
    await expect(await canvas.findByText('Place 1 of 3.', live)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Back at place 2 of 3.', live)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Home}')
    const handle = canvas.getByRole('button', { name: 'Move tab Sweet, place 2 of 3' })
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    scrollTo({ top: 0 })
  },
}
export const TabLiftedGerman: Story = {
  parameters: answers(cookbookWith()),
  globals: { language: 'de', ...at(768) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Reiter .+ verschieben, Platz 1 von 3$/ }).focus()
    await userEvent.keyboard('{Enter}{End}')
    scrollTo({ top: 0 })
  },
}
export const Ordering: Story = {
  name: 'BOK-93 Ordering on a phone: arrows on every row',
  parameters: answers(cookbookWith()),
  globals: at(320),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    const down = canvas.getByRole('button', { name: 'Down: Country sourdough' })
    await expect(down).toBeVisible()
    const { width, height } = down.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(canvas.queryByRole('button', { name: /^Move (?!tab )/ })).toBeNull()
  },
}
export const Empty: Story = {
  parameters: answers(
    cookbookWith({ Name: {}, Description: {}, Tabs: [], Loose: [], Recipes: [] }),
  ),
}
export const TwoOrders: Story = {
  name: 'Two devices have ordered at once',
  parameters: answers(
    cookbookWith({ OtherOrder: { Tabs: [], Loose: [1], Left: '2026-03-21T18:42:00Z' } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use that one' })).toBeVisible()
  },
}
export const Both: Story = {
  name: 'BOK-71 The words in both languages',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Both languages' }))
    await expect(canvas.getByRole('textbox', { name: 'Tab 1, Deutsch' })).toHaveValue('Brot')
  },
}
/** What is done is neither saved nor kept for the next story. */
const forNow = () => {
  spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
  return () => localStorage.clear()
}

/** With names of tabs in other cookbooks. */
const offered = {
  answers: {
    ...answers(cookbookWith()).answers,
    [ownCookbookKeys.tabNames(1)]: {
      Names: [
        { en: 'sweet', de: 'Süßes' },
        { en: 'Soups and stews', de: 'Suppen und Eintöpfe' },
        { de: 'Brot' },
      ],
    },
  },
}
export const OfferedName: Story = {
  name: 'BOK-75 A name from another cookbook is offered, and taken in one press',
  beforeEach: forNow,
  parameters: offered,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Both languages' }))
    await expect(canvas.getByText('Süßes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take it' }))
    await expect(canvas.getByRole('textbox', { name: 'Tab 2, Deutsch' })).toHaveValue('Süßes')
    await expect(canvas.queryByRole('button', { name: 'Take it' })).toBeNull()
  },
}
export const OfferedNameGerman: Story = {
  parameters: offered,
  globals: { language: 'de', ...at(768) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nebeneinander' }))
  },
}
export const NewTab: Story = {
  name: 'BOK-75 A new tab is named, or takes a name from another cookbook',
  beforeEach: forNow,
  parameters: offered,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New tab' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'New tab' }))
    await expect(sheet.queryByRole('button', { name: 'Brot' })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Soups and stews' }))
    const names = canvas.getAllByRole('textbox', { name: 'Name of the tab' })
    await expect(names.at(-1)).toHaveValue('Soups and stews')
  },
}
export const Choosing: Story = {
  name: 'Several are chosen, and asked where they go',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose several' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Country sourdough' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Apple crumble cake' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to …' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Where do the 2 recipes go?' }))
    await expect(sheet.getByRole('radio', { name: /^Without a tab/ })).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: 'New tab' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Move 2 recipes' }))
    await expect(sheet.getByText('Give the tab a name.')).toBeVisible()
  },
}
export const Shared: Story = {
  name: 'Who sees it, with a link',
  parameters: answers(cookbookWith({ Readers: 'link', LinkToken: 'abc' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who sees it: With the link' }))
    await expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
/** A picture of one colour. */
async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#a06a3c'
  context.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob!], name, { type: 'image/jpeg' })
}

export const Cover: Story = {
  name: 'BOK-91 A cover is cut, and one that is too small is refused',
  parameters: answers(cookbookWith()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Cover and header picture' }))
    await expect(sheet.getByRole('button', { name: 'Use it' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const upload = sheet.getByLabelText('Upload')
    await userEvent.upload(upload, await pictureFile('Dough.jpg', 3000, 2250))
    const corner = await sheet.findByRole('slider', { name: 'Size of the cut' })
    await expect(corner).toHaveAttribute('aria-valuenow', '100')
    await userEvent.click(sheet.getByRole('button', { name: 'Smaller' }))
    await expect(corner).toHaveAttribute('aria-valuenow', '94')
    await userEvent.upload(upload, await pictureFile('Summer.jpg', 200, 100))
    await expect(await sheet.findByText(/^“Summer.jpg” is 200 × 100\./)).toBeVisible()
    await expect(sheet.getByRole('slider')).toHaveAttribute('aria-valuenow', '94')
  },
}
export const HeaderPicture: Story = {
  name: 'A book with its pictures, and its header in the sheet',
  parameters: answers(
    cookbookWith({
      Cover: { Id: 1, Path: '/story/book-sunday-bakery.webp', Width: 900, Height: 1200 },
      Header: { Id: 2, Path: '/story/shakshuka.webp', Width: 2400, Height: 750 },
    }),
  ),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopfbild' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Titelbild und Kopfbild' }))
    await expect(sheet.getByRole('button', { name: 'Abnehmen' })).toBeEnabled()
  },
}
export const WithPictures: Story = {
  name: 'With cover and header',
  parameters: HeaderPicture.parameters!,
}
export const WithOthers: Story = {
  name: 'BOK-81 Who sees it, with recipes by others: they go in one press',
  parameters: {
    answers: { ...answers(cookbookWith()).answers, [keys.me()]: { ...MEMBER, Roles: ['author'] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who sees it: Only you' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Who sees it' }))
    await userEvent.click(sheet.getByRole('radio', { name: 'Everyone' }))
    await expect(sheet.getByText(/3 of these 4 are by others\.$/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Take the 3 out' })).toBeVisible()
    await expect(sheet.queryByRole('link')).toBeNull()
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [ownCookbookKeys.one(1, 0), ownCookbookKeys.one(1, 1)] },
}

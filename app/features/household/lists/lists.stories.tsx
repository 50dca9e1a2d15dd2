import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ListOrdered, Undo2 } from '#design-system/icon/lucide.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import { listCard, LISTS, ownLists } from '../../../../.storybook/data/household.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { rememberLink } from '../shown-once.ts'
import { ListName, ListPeople } from './list-head.tsx'
import type { SharingSheet } from './sharing-props.ts'
import { SharingSheets } from './sharing-sheets.tsx'
import '../household.css'

const OWN_ENTRIES = [
  { icon: ListOrdered, text: 'Shop and its order', leadsOn: true, onClick: () => undefined },
  { icon: Undo2, text: 'Your last ten', leadsOn: true, onClick: () => undefined },
]

/** The head of a list with its sheets, as on the page of the list. */
function Head({ overview, first }: { overview: ListOverview; first: SharingSheet | undefined }) {
  const [sheet, setSheet] = useState(first)
  const opener = useRef<HTMLButtonElement>(null)
  const [list] = overview.Lists
  return (
    <div className="page-column flex flex-wrap items-center gap-3 py-8">
      <ListName
        ref={opener}
        list={list}
        people={overview.People}
        onClick={() => setSheet({ kind: 'lists' })}
      />
      <ListPeople list={list} people={overview.People} />
      {sheet && (
        <SharingSheets
          own={ownLists(overview)}
          sheet={sheet}
          onSheet={setSheet}
          current={1}
          ownEntries={OWN_ENTRIES}
          returnFocus={opener}
        />
      )}
    </div>
  )
}

/** The lists of a member without a household. */
const OWN: ListOverview = {
  Lists: [listCard({ Name: null, Shop: null, SeenBy: 'you', PersonIds: [] })],
  People: [],
}

/** The first list with a link that was opened so often. */
const withLink = (Times: number, Id = 1): ListOverview => ({
  ...LISTS,
  Lists: [listCard({ Id, Link: { Created: '2026-11-20T10:00:00.000Z', Times } })],
})

const meta = {
  title: 'Screens/Shopping/Several lists',
  component: Head,
  decorators: [inApp],
  args: { overview: LISTS, first: undefined },
} satisfies Meta<typeof Head>
export default meta
type Story = StoryObj<typeof meta>

/** The open sheet. */
const sheetOf = async () => within(await within(document.body).findByRole('dialog'))

export const Closed: Story = {
  name: 'The head of a shared list',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^Weekly shop.*Shared, 3 people.*Other lists$/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Household: you, Ben and Sara' })).toBeVisible()
  },
}

export const ClosedOwn: Story = {
  name: 'The head of a private list',
  args: { overview: OWN },
  globals: { language: 'de' },
}

export const Choosing: Story = {
  args: { first: { kind: 'lists' } },
  play: async () => {
    const sheet = await sheetOf()
    await expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Weekly shop')
    await userEvent.click(sheet.getByRole('button', { name: 'Change: Chemist’s' }))
    await expect(await within(document.body).findByText('Delete list')).toBeVisible()
  },
}

export const ChoosingGerman: Story = {
  args: { first: { kind: 'lists' } },
  globals: { language: 'de' },
}

export const New: Story = {
  args: { first: { kind: 'new' } },
  play: async () => {
    const sheet = await sheetOf()
    await userEvent.click(sheet.getByRole('radio', { name: 'Some of them' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Create list' }))
    await expect(sheet.getByText('Give the list a name.')).toBeVisible()
    await expect(sheet.getByText('Choose at least one person.')).toBeVisible()
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Tomás' }))
    await expect(sheet.queryByText('Choose at least one person.')).toBeNull()
  },
}

export const NewGerman: Story = {
  args: { first: { kind: 'new' } },
  globals: { language: 'de' },
}

export const NewAlone: Story = {
  name: 'A new list without a household',
  args: { overview: OWN, first: { kind: 'new' } },
}

export const Who: Story = {
  args: { first: { kind: 'who', listId: 1 } },
  play: async () => {
    const sheet = await sheetOf()
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Ben' }))
    await expect(sheet.getByText('No longer sees it. Everything added stays.')).toBeVisible()
  },
}

export const WhoGerman: Story = {
  args: { first: { kind: 'who', listId: 1 } },
  globals: { language: 'de' },
}

export const Menu: Story = {
  args: { first: { kind: 'menu', listId: 1 } },
  play: async () => {
    const sheet = await sheetOf()
    await expect(sheet.getByText('Ben, Sara and you')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(within(document.body).getByRole('button', { name: /Other lists$/ })).toHaveFocus()
  },
}

export const MenuOfAnother: Story = {
  name: 'The menu of a list of somebody else',
  args: { first: { kind: 'menu', listId: 3 } },
  play: async () => {
    await expect((await sheetOf()).queryByText('Delete list')).toBeNull()
  },
}

export const Rename: Story = { args: { first: { kind: 'rename', listId: 1 } } }

export const LinkOff: Story = { args: { first: { kind: 'link', listId: 1 } } }

export const LinkOn: Story = {
  args: { overview: withLink(3), first: { kind: 'link', listId: 1 } },
  beforeEach: () => rememberLink(1, '9fQ2xTkd03Lm'),
  play: async () => {
    const sheet = await sheetOf()
    await expect(sheet.getByRole('checkbox', { name: 'Link to read' })).toBeChecked()
    await expect(sheet.getByText('Opened 3 times')).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'The lists are on their way',
  args: { overview: { Lists: [], People: [] }, first: { kind: 'lists' } },
}

export const LinkShownOnce: Story = {
  name: 'A link that was made before',
  // Another list: this page has not told its link.
  args: { overview: withLink(0, 7), first: { kind: 'link', listId: 7 } },
  globals: { language: 'de' },
  play: async () => {
    await expect((await sheetOf()).queryByRole('textbox')).toBeNull()
  },
}

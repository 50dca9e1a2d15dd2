import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  EMPTY_LIST,
  type ShoppingList as List,
} from '#app/features/shopping/model/shopping-list.ts'
import { applyChange } from '#app/features/shopping/model/overlay.ts'
import type { ShoppingStore } from '#app/features/shopping/sync/member-state.ts'
import {
  EMPTY,
  LIST,
  items,
  DEPARTMENTS,
  shoppingWith,
} from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { Dialogs } from '#app/lib/dialogs/dialogs.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { useActions } from './actions/use-actions.ts'

/** A list whose actions have an effect. */
function Living({ list: first }: { list: List }) {
  const [list, setList] = useState(first)
  const store: ShoppingStore = {
    ...EMPTY.store,
    change: async (...changes) => {
      setList((before) =>
        changes.reduce<List>(
          (after, one) => applyChange(after, 'change' in one ? one.change : one),
          before,
        ),
      )
      return []
    },
  }
  const shopping = { ...shoppingWith({ list }), store }
  const actions = useActions(shopping)
  return (
    <div className="max-w-124">
      <h2 className="sr-only">Shopping list</h2>
      <Dialogs />
      <ShoppingList shopping={shopping} actions={actions} field={{ current: null }} />
    </div>
  )
}

const meta = {
  title: 'Screens/Shopping/Focus of the list',
  component: Living,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { list: { ...EMPTY_LIST, items: items(3) } },
} satisfies Meta<typeof Living>
export default meta
type Story = StoryObj<typeof meta>

const box = (root: HTMLElement, name: RegExp) =>
  waitFor(() => within(root).getByRole('checkbox', { name }))

export const AtHome: Story = {
  name: 'H takes the row home: the focus goes to the next one, and Ctrl+Z leaves it in the list',
  play: async ({ canvasElement }) => {
    const first = await box(canvasElement, /Paper towels/)
    first.focus()
    await userEvent.keyboard('h')
    await waitFor(async () => expect(await box(canvasElement, /Candles/)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await box(canvasElement, /Paper towels/)
    await expect(await box(canvasElement, /Candles/)).toHaveFocus()
  },
}

export const Removed: Story = {
  name: 'The sheet removes the last row: the focus goes to the one before',
  play: async ({ canvasElement }) => {
    const last = await box(canvasElement, /Matches/)
    last.focus()
    await userEvent.keyboard('e')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect(await box(canvasElement, /Candles/)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await box(canvasElement, /Matches/)
    await expect(await box(canvasElement, /Candles/)).toHaveFocus()
  },
}

export const Moved: Story = {
  name: 'The sheet moves a row to another department: the focus goes with it',
  args: { list: { ...EMPTY_LIST, items: items(3), places: DEPARTMENTS } },
  play: async ({ canvasElement }) => {
    const first = await box(canvasElement, /Paper towels/)
    first.focus()
    await userEvent.keyboard('e')
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Department/ }),
      'Household',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await waitFor(async () => expect(await box(canvasElement, /Paper towels/)).toHaveFocus())
  },
}

export const RecipeRemoved: Story = {
  name: 'A recipe is removed: the focus goes to the next one',
  args: { list: LIST },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /^Recipes/ }))
    canvas.getByRole('button', { name: 'Remove Shakshuka with feta' }).focus()
    await userEvent.keyboard('{Enter}')
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Shakshuka with feta')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-entry]')).toHaveTextContent('Margherita pizza'),
    )
  },
}

export const Last: Story = {
  name: 'The only row leaves: the focus stays in the list',
  args: { list: { ...EMPTY_LIST, items: items(1) } },
  play: async ({ canvasElement }) => {
    const only = await box(canvasElement, /Paper towels/)
    only.focus()
    await userEvent.keyboard('h')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-rows'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await box(canvasElement, /Paper towels/)).toBeInTheDocument()
  },
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StarAverage, StarSummary } from '#design-system/star-rating/star-average.tsx'
import { StarRating, type StarRatingProps } from '#design-system/star-rating/star-rating.tsx'

const meta = {
  title: 'Components/StarRating/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: StarRating,
  tags: ['!autodocs'],
  args: { label: 'Your rating', onValueChange: fn(), onValueCommit: fn() },
  render: (args) => (
    <>
      <StarRating {...args} />
      <button type="button">After</button>
    </>
  ),
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const OutOfFive: Story = {
  name: 'CON-02 a rating is out of five stars',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible()
    const names = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    await expect(names).toEqual([
      '1\u00a0star',
      '2\u00a0stars',
      '3\u00a0stars',
      '4\u00a0stars',
      '5\u00a0stars',
    ])
  },
}

export const Click: Story = {
  name: 'A click chooses and commits immediately',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4\u00a0stars' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(4)
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
    await expect(args.onValueCommit).toHaveBeenCalledWith(4)
  },
}

export const Arrows: Story = {
  name: 'Arrows choose without committing; leaving the group commits once',
  args: { defaultValue: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2\u00a0stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '5\u00a0stars' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
    await expect(args.onValueCommit).toHaveBeenCalledWith(5)
  },
}

export const SpaceCommits: Story = {
  name: 'Space commits what the arrows chose',
  args: { defaultValue: 2 },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
    await expect(args.onValueCommit).toHaveBeenCalledWith(3)
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
  },
}

export const Unchanged: Story = {
  name: 'Tabbing through commits nothing',
  args: { defaultValue: 3 },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onValueCommit).not.toHaveBeenCalled()
  },
}

export const PreviewLeavesValue: Story = {
  name: 'Hovering previews without choosing',
  args: { defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await userEvent.hover(canvas.getByRole('radio', { name: '5\u00a0stars' }))
    await waitFor(() => expect(group).toHaveAttribute('data-preview', '5'))
    await expect(canvas.getByRole('radio', { name: '1\u00a0star' })).toBeChecked()
    await userEvent.unhover(canvas.getByRole('radio', { name: '5\u00a0stars' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ReadOnlyNames: Story = {
  name: 'An average has a name in words and takes no focus',
  render: () => (
    <>
      <StarAverage average={4.3} count={128} />
      <StarAverage average={0} count={0} />
      <StarSummary average={4.8} count={1} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.3 out of 5, 128\u00a0ratings' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Not rated yet' })).toBeVisible()
    await expect(canvas.getByText('4.8 out of 5, 1 rating')).toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
  },
}

export const ReadOnlyGerman: Story = {
  name: 'Numbers are formatted for the language',
  globals: { language: 'de' },
  render: () => <StarAverage average={4.25} count={1280} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '4,3 von 5, 1.280\u00a0Bewertungen' }),
    ).toBeVisible()
  },
}

export const Keys: Story = {
  name: 'Tab focuses the first star, Space chooses it, all arrows choose and wrap around',
  play: async ({ args, canvas }) => {
    const star = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(star('1\u00a0star')).toHaveFocus()
    await expect(star('1\u00a0star')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(star('1\u00a0star')).toBeChecked()
    for (const [key, stars] of [
      ['{ArrowDown}', 2],
      ['{ArrowUp}', 1],
      ['{ArrowLeft}', 5],
      ['{ArrowRight}', 1],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(stars)
      await expect(star(stars === 1 ? '1\u00a0star' : `${stars}\u00a0stars`)).toHaveFocus()
    }
  },
}

export const Roles: Story = {
  name: 'The group is required, invalid and described by its error; its states are attributes',
  args: { required: true, error: 'Please choose a number of stars', pending: true },
  render: (args) => (
    <>
      <StarRating {...args} />
      <StarAverage average={4.3} />
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Your rating' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAttribute('aria-required', 'true')
    await expect(group).toHaveAccessibleDescription('Please choose a number of stars')
    await expect(group).toHaveAttribute('data-pending')
    await expect(group).toHaveAttribute('data-state', 'empty')
    await userEvent.click(canvas.getByRole('radio', { name: '3\u00a0stars' }))
    await expect(group).toHaveAttribute('data-state', 'rated')
    const average = canvas.getByRole('img', { name: '4.3 out of 5' })
    await expect(average).toHaveAttribute('data-readonly')
    await expect(average).toHaveAttribute('data-state', 'rated')
  },
}

/** A rating that fails to save and is reverted. */
function Refused({ onValueCommit, ...args }: StarRatingProps) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <StarRating
      {...args}
      value={value}
      onValueChange={setValue}
      onValueCommit={(stars) => {
        onValueCommit?.(stars)
        setTimeout(() => setValue(null))
      }}
    />
  )
}

export const TakenBack: Story = {
  name: 'A reverted choice can be made again immediately',
  render: (args) => <Refused {...args} />,
  play: async ({ args, canvas }) => {
    const four = canvas.getByRole('radio', { name: '4\u00a0stars' })
    for (const times of [1, 2]) {
      await userEvent.click(four)
      await expect(args.onValueCommit).toHaveBeenCalledTimes(times)
      await waitFor(() => expect(four).not.toBeChecked())
    }
  },
}

export const GuestHandlers: Story = {
  name: 'Handlers of a guest are called, and leaving the group still commits',
  args: { defaultValue: 2, onBlur: fn(), onFocus: fn(), onKeyDown: fn(), onPointerDown: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenCalledOnce()
    await expect(args.onValueCommit).toHaveBeenCalledWith(3)
    for (const handler of [args.onBlur, args.onFocus, args.onKeyDown])
      await expect(handler).toHaveBeenCalled()
  },
}

export const FormReset: Story = {
  name: 'A reset of its form shows the initial stars again, and the form has them',
  args: { name: 'stars' },
  render: (args) => (
    <form>
      <StarRating {...args} />
      <StarRating label="Of the cook" name="cook" value={4} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    const group = canvas.getByRole('radiogroup', { name: 'Your rating' })
    await userEvent.click(within(group).getByRole('radio', { name: '4\u00a0stars' }))
    await expect(group).toHaveAttribute('data-state', 'rated')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(group).toHaveAttribute('data-state', 'empty')
    // A rating that is controlled keeps the stars that it is given.
    await expect([...new FormData(form)]).toEqual([['cook', '4']])
  },
}

export const Stretched: Story = {
  name: 'An average that is stretched fills the fraction of its stars',
  render: () => (
    <div className="grid w-100">
      <StarAverage average={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [empty, filled] = canvas.getByRole('img').firstElementChild!.children
    const share = filled!.getBoundingClientRect().width / empty!.getBoundingClientRect().width
    await expect(share).toBeCloseTo(0.4, 2)
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(400)
  },
}

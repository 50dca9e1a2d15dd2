import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 6, hrefOf: (page: number) => `/cookbooks?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Previous page' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/cookbooks?page=2',
    )
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1')
  },
}
export const Middle: Story = { args: { page: 3 } }
export const Last: Story = { args: { page: 6 } }
export const Many: Story = { args: { page: 10, pageCount: 20 } }
export const ManyOnPhones: Story = { args: { page: 10, pageCount: 20 }, globals: at(320) }
export const One: Story = {
  name: 'With one page nothing is rendered',
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const German: Story = { globals: { language: 'de' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'

/** The same controls in both densities. */
const meta = { title: 'Foundations/Density', tags: ['!autodocs'] } satisfies Meta
export default meta

const DENSITIES = ['standard', 'kitchen'] as const

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height

export const BothDensities: StoryObj = {
  render: () => (
    <div className="grid gap-6 tablet:grid-cols-2">
      {DENSITIES.map((density) => (
        <div key={density} data-density={density} className="grid content-start gap-4 text-body">
          <p className="text-label text-ink-soft">{density}</p>
          <TextField label={`Servings, ${density}`} defaultValue="4" />
          <Checkbox label="Knock when it is my turn" />
          <Button variant="primary">Cook along</Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [, kitchen] = canvas.getAllByRole('checkbox')
    await expect(heightOf(kitchen?.closest('label'))).toBe(72)
    await expect(heightOf(canvas.getByRole('textbox', { name: 'Servings, kitchen' }))).toBe(72)
    await expect(heightOf(canvas.getByRole('textbox', { name: 'Servings, standard' }))).toBe(48)
  },
}

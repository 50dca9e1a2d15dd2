import { useId, useState } from 'react'
import * as brand from '#design-system/icon/brand.tsx'
import { DISH_TYPE_ICONS } from '#design-system/icon/dish-types.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import * as lucide from '#design-system/icon/lucide.ts'
import { MainDish } from '#design-system/icon/main-dish.ts'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { findIcons } from './find-icons.ts'

const groups: readonly (readonly [title: string, drawings: Record<string, IconDrawing>])[] = [
  ['Outlines', { ...lucide, MainDish }],
  ['Dish types, as DISH_TYPE_ICONS.Soup', DISH_TYPE_ICONS],
  ['Brands', { ...brand }],
]

/** All icons with their names, and a field that filters them. */
export function IconSearch() {
  const [text, setText] = useState('')
  const found = groups
    .map(([title, drawings]) => [title, findIcons(drawings, text)] as const)
    .filter(([, drawings]) => drawings.length > 0)
  const count = found.reduce((sum, [, drawings]) => sum + drawings.length, 0)
  return (
    <DesignSystemProvider language="en" messages={en}>
      <div className="sb-unstyled grid gap-8 bg-ground py-4 text-ink">
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label="Find an icon"
            type="search"
            icon={lucide.Search}
            placeholder="arrow"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="max-w-100 grow"
          />
          <output className="py-3 text-label text-ink-soft">
            {count === 0 ? 'No icon has this name' : `${count} ${count === 1 ? 'icon' : 'icons'}`}
          </output>
        </div>
        {found.map(([title, drawings]) => (
          <Group key={title} title={title} drawings={drawings} />
        ))}
      </div>
    </DesignSystemProvider>
  )
}

function Group({
  title,
  drawings,
}: {
  title: string
  drawings: readonly (readonly [name: string, drawing: IconDrawing])[]
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-subheading">
        {title}
      </h2>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4 p-0">
        {drawings.map(([name, drawing]) => (
          <li
            key={name}
            className="grid justify-items-center gap-2 text-center text-caption wrap-anywhere"
          >
            <Icon of={drawing} size="xl" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { ItemPicture } from '#design-system/cook-mode/pan.tsx'
import type { CookTick } from '#design-system/cook-mode/sheet.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check } from '#design-system/icon/lucide.ts'

/** Props of {@link CookCheck}. */
export interface CookCheckProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A native checkbox, drawn as a round tick. It is named by the label around it. */
export function CookCheck({ checked, onCheckedChange }: CookCheckProps) {
  return (
    <span className="cook-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <Icon of={Check} size="s" />
    </span>
  )
}

/** Props of {@link LayOutRow}. */
export interface LayOutRowProps {
  item: CookTick
  onTick: (id: string, checked: boolean) => void
}

/** An ingredient or a tool; the whole row of 60 px ticks it off. */
export function LayOutRow({ item, onTick }: LayOutRowProps) {
  return (
    <li>
      <label className="lay-out-row">
        <CookCheck checked={item.checked} onCheckedChange={(it) => onTick(item.id, it)} />
        <ItemPicture src={item.src} />
        <span className="lay-out-words">
          {item.amount && <b>{item.amount}</b>} <span>{item.name}</span>
        </span>
      </label>
    </li>
  )
}

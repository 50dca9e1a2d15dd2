import { ActionDrawing } from '#design-system/enamel-plate/action-drawing.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check } from '#design-system/icon/lucide.ts'
import { ItemPicture } from '#design-system/kitchen/pan.tsx'
import type { CookTick, LayOutProps } from '#design-system/kitchen/sheet.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** The mise en place: everything to lay out before step 1, to be ticked off. */
export function LayOut({
  duration,
  readyAt,
  lead,
  oven,
  counter,
  ingredients,
  tools,
  picture,
  onTick,
  className,
  ...props
}: LayOutProps) {
  const { cook } = useMessages()
  const { layOut } = cook
  const all = [...ingredients, ...tools]
  const rows = (items: readonly CookTick[]) => (
    <ul className="lay-out-rows">
      {items.map((item) => (
        <LayOutRow key={item.id} item={item} onTick={onTick} />
      ))}
    </ul>
  )
  return (
    <section
      data-slot="lay-out"
      aria-label={layOut.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari does not focus scrolling boxes
      tabIndex={0}
      className={cn('lay-out', className)}
      {...props}
    >
      <div>
        <h2 className="lay-out-title">{layOut.title}</h2>
        {duration !== undefined && (
          <p className="lay-out-lead">
            {layOut.needs}
            <b>{duration}</b>
            {readyAt !== undefined && (
              <>
                {layOut.eatAt}
                <b>{readyAt}</b>
              </>
            )}
            {layOut.end}
          </p>
        )}
        {lead}
        {oven && (
          <label className="lay-out-oven">
            <ActionDrawing of="bake" />
            <span>
              <b>{layOut.oven(oven.heat)}</b>
              {oven.detail && <small>{oven.detail}</small>}
            </span>
            <CookCheck checked={oven.checked} onCheckedChange={(it) => onTick('oven', it)} />
          </label>
        )}
        {picture && <img src={picture} alt="" className="lay-out-picture" />}
      </div>
      <div>
        <div className="lay-out-head">
          <h3>{layOut.ingredients}</h3>
          {counter}
        </div>
        {rows(ingredients)}
        <div className="lay-out-head">
          {tools.length > 0 && <h3>{layOut.tools}</h3>}
          <span className="lay-out-count">
            {layOut.count(all.filter(({ checked }) => checked).length, all.length)}
          </span>
        </div>
        {rows(tools)}
      </div>
    </section>
  )
}

/** Props of {@link CookCheck}. */
interface CookCheckProps {
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
interface LayOutRowProps {
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

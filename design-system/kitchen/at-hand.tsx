import type { AtHandProps } from '#design-system/kitchen/step.types.ts'
import { ItemPicture } from '#design-system/kitchen/pan.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** What a step needs, with pictures, and the steps that follow: below the strip, on wide screens. */
export function AtHand({ items, then, total, className, ...props }: AtHandProps) {
  const { cook } = useMessages()
  if (items.length === 0 && then.length === 0) return null
  return (
    <section
      data-slot="at-hand"
      aria-label={items.length > 0 ? cook.atHand : cook.next}
      className={cn('at-hand', className)}
      {...props}
    >
      {items.length > 0 && (
        <>
          <h2>{cook.atHand}</h2>
          <ul>
            {items.map(({ id, amount, name, src }) => (
              <li key={id}>
                <ItemPicture src={src} />
                <span>
                  {amount && <b>{amount}</b>} {name}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {then.length > 0 && (
        <ol aria-label={cook.next} className="at-hand-then">
          {then.map(({ number, title }) => (
            <li key={number}>
              <b>
                {number}/{total}
              </b>{' '}
              {title}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

import type { CookStageProps } from '#design-system/kitchen/kitchen.types.ts'
import { cn } from '#design-system/lib/cn.ts'

/**
 * The screen of the kitchen. Ready, Watch and Do share one grid, so nothing changes its place when
 * the film stops. It fills the window, or the nearest ancestor that contains layout, and is dark in
 * both themes. Its layout follows its own size.
 */
export function CookStage({
  moment,
  film,
  reach = 'near',
  elbow = false,
  bar,
  picture,
  slot,
  number,
  words,
  hand,
  whole,
  shelf,
  foot,
  className,
  children,
  ...props
}: CookStageProps) {
  const isPlain = film === 'none'
  return (
    <div
      data-slot="cook-stage"
      data-theme="dark"
      data-moment={moment}
      data-film={film}
      data-reach={reach}
      data-elbow={elbow || undefined}
      className={cn('cook-stage', className)}
      {...props}
    >
      <div data-slot="cook-grid" className="cook-grid">
        {bar}
        {whole ?? (
          <>
            <div data-slot="cook-scroll" className="cook-scroll">
              {isPlain ? number : picture}
              {slot && <div className="cook-slot">{slot}</div>}
              <div data-slot="cook-right" className="cook-right">
                {!isPlain && number}
                {words}
              </div>
            </div>
            {hand}
          </>
        )}
        {shelf}
        {foot}
        {children}
      </div>
    </div>
  )
}

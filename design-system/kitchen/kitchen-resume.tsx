import { digits } from '#design-system/kitchen/digits.ts'
import { StepPicture } from '#design-system/kitchen/pan.tsx'
import { SessionMark } from '#design-system/kitchen/session-mark.tsx'
import type { KitchenResumeProps } from '#design-system/kitchen/timer.types.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * What is being cooked and the way back to it, dark in both themes: a band across the first page, or a
 * card among the actions of the recipe itself.
 */
export function KitchenResume({
  variant,
  place,
  recipe,
  picture,
  mark,
  timers,
  others,
  className,
  children,
  ...props
}: KitchenResumeProps) {
  const { cook } = useMessages()
  return (
    <section
      data-slot="kitchen-resume"
      data-theme="dark"
      data-variant={variant}
      aria-label={cook.label}
      className={cn('kitchen-resume', className)}
      {...props}
    >
      <div className="kitchen-resume-row">
        {picture && <StepPicture picture={picture} />}
        <div>
          {recipe !== undefined && (
            <p className="kitchen-resume-recipe">
              {mark !== undefined && <SessionMark mark={mark} />} {recipe}
            </p>
          )}
          <p className="kitchen-resume-place">{place}</p>
          {timers.map(({ id, name, left, ringsAt }) => (
            <p key={id} className="kitchen-resume-timer">
              {name}: <b>{cook.timer.left(digits(left))}</b>
              {ringsAt !== undefined && <span>, {cook.timer.ringsAt(ringsAt)}</span>}
            </p>
          ))}
          {others?.map(({ id, href, text }) => (
            <p key={id}>
              <Link href={href} className="kitchen-resume-other">
                {text}
              </Link>
            </p>
          ))}
        </div>
        <div className="kitchen-resume-actions">{children}</div>
      </div>
    </section>
  )
}

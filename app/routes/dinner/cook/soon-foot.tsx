import type { Ref } from 'react'
import { CookButton } from '#design-system/kitchen/index.ts'
import { useMessages } from '#design-system/provider/context.ts'

/** Props of {@link SoonFoot}. */
export interface SoonFootProps {
  /** "Next · Lemon chicken, in 5 min". */
  over: string
  title: string
  ready: readonly string[]
  action: string
  onAction: () => void
  actionRef: Ref<HTMLButtonElement>
}

/** The foot while hands are free: no flame, what comes, and a button to do it now. */
export function SoonFoot({ over, title, ready, action, onAction, actionRef }: SoonFootProps) {
  const { cook } = useMessages()
  return (
    <div data-slot="next-line" className="dinner-soon">
      <p className="dinner-soon-line">
        <span className="dinner-soon-over">{over}</span>
        <span className="cook-line-title">{title}</span>
        {ready.length > 0 && (
          <span className="cook-line-need">
            <i>{cook.ready}</i>
            {ready.map((item) => (
              <span key={item}>{item}</span>
            ))}
          </span>
        )}
      </p>
      <CookButton
        ref={actionRef}
        variant="enamel"
        aria-keyshortcuts="Space ArrowRight"
        onClick={onAction}
      >
        {action}
      </CookButton>
    </div>
  )
}

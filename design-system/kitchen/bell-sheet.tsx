import { useId, useRef, type ReactNode } from 'react'
import type { BellSheetProps } from '#design-system/kitchen/bell.types.ts'
import { CookSheet } from '#design-system/kitchen/cook-sheet.tsx'
import { EnamelPlate } from '#design-system/enamel-plate/enamel-plate.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { X } from '#design-system/icon/lucide.ts'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { usePressGuard } from '#design-system/kitchen/use-press-guard.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * A question or an explanation about the bell: a heading, what is true, what to do. It may open by
 * itself, so the focus begins at the heading, and presses in its first half second answer nothing: both
 * were meant for what stood there before.
 */
export function BellSheet({
  icon,
  name,
  heading,
  texts,
  steps,
  onOpenChange,
  className,
  children,
  ...props
}: BellSheetProps) {
  const { close } = useMessages()
  const id = useId()
  return (
    <CookSheet
      data-slot="bell-sheet"
      data-asks={name === undefined || undefined}
      aria-labelledby={id}
      onOpenChange={onOpenChange}
      className={cn('bell-sheet', className)}
      {...props}
    >
      {name !== undefined && (
        <div className="cook-sheet-head">
          <p className="bell-name">{name}</p>
          <IconButton variant="stage" icon={X} label={close} onClick={() => onOpenChange(false)} />
        </div>
      )}
      <div className="cook-sheet-body">
        <div className="bell-head">
          <EnamelPlate icon={icon} />
          <h2 id={id} data-begin tabIndex={-1}>
            {heading}
          </h2>
        </div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {steps && (
          <ol className="bell-steps">
            {steps.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps are known by their place
              <li key={index}>
                <span>{step.text}</span>
                <span className="bell-key">
                  <Icon of={step.icon} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <Answers>{children}</Answers>
    </CookSheet>
  )
}

function Answers({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  usePressGuard(root)
  return (
    <div ref={root} className="cook-sheet-foot">
      {children}
    </div>
  )
}

import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ElbowMapProps } from '#design-system/kitchen/sheet.types.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft, ArrowRight } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { composeProps } from '#design-system/lib/compose-props.ts'
import { useMessages } from '#design-system/provider/context.ts'

/**
 * Elbow mode, drawn over the stage at its first use: the left third is Back, the rest is Next. Any
 * press and any key closes it, and does nothing else.
 */
export function ElbowMap({ onClose, className, ref, ...props }: ElbowMapProps) {
  const { cook } = useMessages()
  const map = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => map.current as HTMLDivElement)
  useEffect(() => {
    map.current?.querySelector<HTMLButtonElement>('.elbow-next')?.focus({ preventScroll: true })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its buttons do the same
    <div
      ref={map}
      data-slot="elbow-map"
      className={cn('elbow-map', className)}
      {...composeProps(props, { onClick: onClose })}
    >
      <button type="button">
        <span className="elbow-disc">
          <Icon of={ArrowLeft} />
        </span>
        <span>{cook.back}</span>
        <small>{cook.elbow.left}</small>
      </button>
      <button type="button" className="elbow-next">
        <span className="elbow-disc">
          <Icon of={ArrowRight} />
        </span>
        <span>{cook.go.next}</span>
        <small>{cook.elbow.rest}</small>
      </button>
      <p>{cook.elbow.hint}</p>
    </div>
  )
}

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { bannerVariants } from '#design-system/banner/banner.variants.ts'
import { Check, CircleAlert, Info, X } from '#design-system/icon/lucide.ts'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { announce } from '#design-system/lib/announce.ts'
import { cn } from '#design-system/lib/cn.ts'
import { useMessages } from '#design-system/provider/context.ts'

const ICONS = { success: Check, danger: CircleAlert, info: Info, neutral: Info } as const

/** Props of {@link Banner}. */
export interface BannerProps
  extends Omit<ComponentProps<'div'>, 'title'>, VariantProps<typeof bannerVariants> {
  /** What happened, in a few words; bold when text follows. */
  title: ReactNode
  /** What is preserved and what to do. */
  children?: ReactNode
  /** Replaces the icon of the tone. */
  icon?: IconDrawing
  /** A button or link below the text. */
  action?: ReactNode
  /** Shows a close button; called when it is pressed. */
  onDismiss?: () => void
  /**
   * Announces its text when it appears: for the result of something the user just did.
   * @default false
   */
  announced?: boolean
}

/**
 * A message in the flow of a page or form. It has an icon, because colour is never the only sign.
 */
export function Banner({
  title,
  children,
  tone,
  icon,
  action,
  onDismiss,
  announced = false,
  className,
  ...props
}: BannerProps) {
  const messages = useMessages()
  const words = useRef<HTMLDivElement>(null)
  const spoken = useRef('')
  useEffect(() => {
    const parts = Array.from(words.current?.children ?? [], ({ textContent }) => textContent)
    const text = parts.join(' ')
    if (!announced || text === spoken.current) return
    spoken.current = text
    announce(text, tone === 'danger' ? 'assertive' : 'polite')
  })
  return (
    <div
      data-slot="banner"
      data-tone={tone ?? 'neutral'}
      className={cn(bannerVariants({ tone }), className)}
      {...props}
    >
      <Icon of={icon ?? ICONS[tone ?? 'neutral']} className="text-(--tone)" />
      <div ref={words} className="min-w-0">
        <p className={cn(children !== undefined && 'font-semibold')}>{title}</p>
        {children !== undefined && <div>{children}</div>}
      </div>
      {onDismiss && (
        <IconButton label={messages.close} icon={X} onClick={onDismiss} className="-my-3 -me-2" />
      )}
      {action && <div className="col-start-2 mt-2">{action}</div>}
    </div>
  )
}

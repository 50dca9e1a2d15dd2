import { useCallback, useState, type ComponentProps } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { avatarVariants } from '#design-system/avatar/avatar.variants.ts'
import { initials } from '#design-system/avatar/initials.ts'
import { cn } from '#design-system/lib/cn.ts'

/** Props of {@link Avatar}. */
export interface AvatarProps
  extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatarVariants> {
  /** The person's name. Its initials are shown when there is no picture. */
  name: string
  /** The portrait, square. */
  src?: string | null
  /**
   * Exposes the name to screen readers. Leave it out where the name is printed beside the avatar.
   * @default false
   */
  labelled?: boolean
}

/** A round portrait, or initials when there is none or it fails to load. */
export function Avatar({ name, src, size, labelled = false, className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && src) setFailed(src)
    },
    [src],
  )
  const hasPicture = Boolean(src) && failed !== src
  return (
    <span
      data-slot="avatar"
      data-state={hasPicture ? 'picture' : 'initials'}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(avatarVariants({ size }), className)}
      {...props}
    >
      {hasPicture ? (
        <img
          ref={check}
          src={src ?? undefined}
          alt=""
          width={192}
          height={192}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src ?? undefined)}
          className="dim-dark size-full rounded-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

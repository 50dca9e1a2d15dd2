import type { ComponentProps } from 'react'
import { Facebook, Pinterest, Telegram, WhatsApp, XNetwork } from '#design-system/icon/brand.tsx'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Mail } from '#design-system/icon/lucide.ts'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { useMessages } from '#design-system/provider/context.ts'
import {
  SHARE_NETWORKS,
  shareUrl,
  type ShareContent,
  type ShareNetwork,
} from '#design-system/share-modal/share-modal.logic.ts'

const DRAWINGS: Record<ShareNetwork, IconDrawing> = {
  facebook: Facebook,
  x: XNetwork,
  whatsapp: WhatsApp,
  pinterest: Pinterest,
  telegram: Telegram,
  email: Mail,
}

/** Props of {@link ShareLinks}. */
export interface ShareLinksProps extends Omit<ComponentProps<'ul'>, 'content' | 'children'> {
  /** What is shared. */
  content: ShareContent
}

/** Links to every network, and a mailto link. */
export function ShareLinks({ content, className, ...props }: ShareLinksProps) {
  const { share: words } = useMessages()
  return (
    <ul
      data-slot="share-links"
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-1',
        className,
      )}
      {...props}
    >
      {SHARE_NETWORKS.map((network) => (
        <li key={network}>
          <Link
            href={shareUrl(network, content)}
            {...(network !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
            className="flex min-h-target items-center gap-3 rounded-control px-3 text-label font-medium hover:bg-tint"
          >
            <Icon of={DRAWINGS[network]} />
            {words.network[network]}
            {network !== 'email' && <span className="sr-only">{words.newTab}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

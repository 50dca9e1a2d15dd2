import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ExternalLink } from '#design-system/icon/lucide.ts'
import { TileLink } from '#design-system/image/tile-link.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Tool } from '#contract/recipes/ingredient.ts'
import { affiliateHref, NO_SHOP } from './affiliate.ts'
import { Plate } from '../plate.tsx'

/** Props of {@link ToolsDialog}. */
export interface ToolsDialogProps {
  /** The whole catalogue of tools. */
  tools: readonly Tool[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Links to the shops of all tools. The description marks them as advertising.
 */
export function ToolsDialog({ tools, open, onOpenChange }: ToolsDialogProps) {
  const { t } = useWords()
  const leadsToShops = tools.some((tool) => affiliateHref(tool) !== NO_SHOP)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="l"
      title={t('recipe.buyTools')}
      description={leadsToShops ? t('recipe.toolsAd') : undefined}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {tools.map((tool) => (
          <li key={tool.Id}>
            <ToolLink tool={tool} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function ToolLink({ tool }: { tool: Tool }) {
  const { t } = useWords()
  const href = affiliateHref(tool)
  const hasShop = href !== NO_SHOP
  return (
    <TileLink
      href={href}
      {...(hasShop
        ? { target: '_blank', rel: 'sponsored noopener' }
        : { onClick: (event) => event.preventDefault() })}
      aria-label={hasShop ? t('recipe.newTab', { name: tool.Name }) : undefined}
      picture={
        <Plate src={tool.ImagePath && pictureUrl(tool.ImagePath, THUMBNAIL_WIDTH)} size="m" />
      }
      iconEnd={hasShop ? ExternalLink : undefined}
    >
      {tool.Name}
    </TileLink>
  )
}

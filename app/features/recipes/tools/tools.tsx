import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ExternalLink } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { PictureButton } from '#design-system/image/picture-button.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { THUMBNAIL_WIDTH, TOOLS_PICTURE } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Tool } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { Plate } from '../plate.tsx'
import { useTools } from '../use-recipe.ts'

const loadDialog = () => import('./tools-dialog.tsx')

/** The tools of a recipe, and the dialog to buy tools. */
export function Tools({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { tools, error, retry } = useTools()
  const { code, isPending, hasFailed, ask } = useOnDemand(loadDialog)
  const [isOpen, setOpen] = useState(false)
  const openShop = () => {
    ask()
    setOpen(true)
  }
  return (
    <Section id="tools" title={t('recipe.tools')}>
      {error !== undefined ? (
        <LoadFailed
          title={t('recipe.failed.tools')}
          text={t('recipe.failed.text')}
          onRetry={retry}
        />
      ) : (
        <div className="grid items-center gap-[clamp(1.5rem,4vw,4rem)] tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {recipe.ToolImagePath && (
            <PictureButton
              label={t('recipe.buyTools')}
              onClick={openShop}
              className="max-tablet:-mx-gutter max-tablet:rounded-none"
            >
              <Image
                {...pictureSources(recipe.ToolImagePath, TOOLS_PICTURE.width)}
                {...TOOLS_PICTURE}
                sizes="(min-width: 80rem) 470px, (min-width: 46.625rem) 38vw, 100vw"
                alt=""
              />
            </PictureButton>
          )}
          <div className="grid justify-items-start gap-6">
            {tools ? <Strip tools={tools} ids={recipe.ToolIds} /> : <StripSkeleton />}
            <Button
              size="l"
              iconEnd={ExternalLink}
              pending={isPending}
              onClick={openShop}
              className="max-tablet:w-full"
            >
              {t('recipe.buyTools')}
            </Button>
            {hasFailed && (
              <Banner tone="danger" title={t('recipe.failed.shop')} announced>
                {t('recipe.failed.text')}
              </Banner>
            )}
          </div>
        </div>
      )}
      {code && tools && <code.ToolsDialog tools={tools} open={isOpen} onOpenChange={setOpen} />}
    </Section>
  )
}

const STRIP = 'flex flex-wrap gap-x-5 gap-y-4'
const TOOL = 'grid w-24 justify-items-center gap-1.5 text-center text-caption leading-tight'

function Strip({ tools, ids }: { tools: readonly Tool[]; ids: readonly number[] }) {
  const needed = tools.filter(({ Id }) => ids.includes(Id))
  return (
    <ul className={STRIP}>
      {needed.map(({ Id, Name, ImagePath }) => (
        <li key={Id} className={TOOL}>
          <Plate src={ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH)} size="m" />
          <span className="max-w-full">{Name}</span>
        </li>
      ))}
    </ul>
  )
}

function StripSkeleton() {
  return (
    <SkeletonRegion className={STRIP}>
      {[0, 1, 2, 3].map((key) => (
        <div key={key} className={TOOL}>
          <Skeleton className="size-18 rounded-full" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </SkeletonRegion>
  )
}

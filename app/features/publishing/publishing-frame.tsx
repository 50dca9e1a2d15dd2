import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { ArrowLeft } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'

/** The way back from a page of publishing. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="pub-back">
      <Link href={href} className="pub-row-link">
        <Icon of={ArrowLeft} size="s" />
        {children}
      </Link>
    </p>
  )
}

/** Props of {@link Columns}. */
export interface ColumnsProps {
  own: OwnRecipe
  /** Below the picture. */
  caption?: string
  children: ReactNode
}

/** What is said about a recipe, beside its picture; without one it takes the whole width. */
export function Columns({ own, caption, children }: ColumnsProps) {
  const { Draft, Pictures } = own
  const picture = Pictures.find(({ Id }) => Id === Draft.PictureId)
  return (
    <div className="pub-columns">
      <div>{children}</div>
      {(picture || caption !== undefined) && (
        <aside>
          {picture && (
            <div className="pub-picture aspect-picture">
              <Image
                {...pictureSources(picture.Path, COVER.width)}
                {...COVER}
                sizes="(min-width: 80rem) 580px, (min-width: 62.0625rem) 48vw, 224px"
                alt=""
              />
            </div>
          )}
          {caption !== undefined && <p className="text-caption text-ink-soft">{caption}</p>}
        </aside>
      )}
    </div>
  )
}

/** A page of publishing that is being fetched. */
export function PendingColumns() {
  return (
    <SkeletonRegion>
      <div className="pub-columns">
        <div>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
        <aside>
          <Skeleton className="aspect-picture rounded-picture" />
        </aside>
      </div>
    </SkeletonRegion>
  )
}

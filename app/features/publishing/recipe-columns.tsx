import type { ReactNode } from 'react'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { Columns } from '#app/lib/ui/publishing-frame.tsx'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'

/** Props of {@link RecipeColumns}. */
export interface RecipeColumnsProps {
  own: OwnRecipe
  /** Below the picture. */
  caption?: string
  children: ReactNode
}

/** What is said about a recipe, beside its picture; without one it takes the whole width. */
export function RecipeColumns({ own, caption, children }: RecipeColumnsProps) {
  const { Draft, Pictures } = own
  const picture = Pictures.find(({ Id }) => Id === Draft.PictureId)
  const hasAside = picture !== undefined || caption !== undefined
  return (
    <Columns
      aside={
        hasAside ? (
          <>
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
          </>
        ) : undefined
      }
    >
      {children}
    </Columns>
  )
}

import { useState, type ReactNode } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Film, Pause } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { REDUCED_MOTION, useMediaQuery } from '#design-system/lib/use-media-query.ts'
import { useSilentFilm } from '#design-system/lib/use-silent-film.ts'
import { mediaUrl } from '#app/lib/media/media.ts'
import { pictureName } from '#app/lib/media/picture-name.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link ShortFilm}. */
export interface ShortFilmProps {
  recipe: Recipe
  /** Content on top of the picture. */
  children: ReactNode
}

/**
 * The cover with the short film, which plays without sound while it is hovered or has keyboard focus
 *. With reduced motion and on touch devices only its button starts it.
 */
export function ShortFilm({ recipe, children }: ShortFilmProps) {
  const { t } = useWords()
  const src = mediaUrl(recipe.Videos.Short?.Mp4FilePath)
  const { isPlaying, handlers, toggle } = useAttention()
  return (
    <div
      {...handlers}
      data-slot="short-film"
      style={{ viewTransitionName: pictureName(`/recipes/${recipe.Id}`) }}
      className="relative overflow-hidden tablet:aspect-[16/10] max-tablet:aspect-picture desktop:aspect-picture desktop:rounded-sheet"
    >
      <Image
        {...pictureSources(recipe.CoverPath, COVER.width)}
        {...COVER}
        sizes="(min-width: 80rem) 670px, (min-width: 62.0625rem) 55vw, 100vw"
        alt={recipe.Name}
        colour={recipe.CoverColour ?? undefined}
        eager
        className={cn('h-full', isPlaying && 'out-of-focus')}
      />
      {src !== null && <Moving src={src} isPlaying={isPlaying} />}
      {children}
      {src !== null && (
        <div className="absolute inset-e-4 top-4">
          <IconButton
            variant="plate"
            icon={isPlaying ? Pause : Film}
            label={t('recipe.preview')}
            aria-pressed={isPlaying}
            onClick={toggle}
          />
        </div>
      )}
    </div>
  )
}

function Moving({ src, isPlaying }: { src: string; isPlaying: boolean }) {
  const film = useSilentFilm(src, isPlaying)
  return (
    <video
      {...film}
      muted
      data-state={isPlaying ? 'playing' : 'stopped'}
      className={cn('absolute inset-0 size-full object-contain', !isPlaying && 'opacity-0')}
    />
  )
}

/** Whether the film should play: it is hovered or focused, unless the button was used. */
function useAttention() {
  const isReduced = useMediaQuery(REDUCED_MOTION)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const isPlaying = chosen ?? ((isHovered || isFocused) && !isReduced)
  return {
    isPlaying,
    toggle: () => setChosen(!isPlaying),
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: (event: React.PointerEvent) => {
        setHovered(false)
        if (event.pointerType === 'mouse') setChosen(undefined)
      },
      // Only visible focus: a touch focuses the element, too.
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: React.FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setFocused(false)
        setChosen(undefined)
      },
    },
  }
}

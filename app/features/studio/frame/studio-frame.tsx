import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/icon.tsx'
import { Check, CircleAlert } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { TAB } from '#design-system/nav-tabs/nav-tabs.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { MediaPath } from '#contract/common.ts'
import type { ProjectState } from '../device/project-store.ts'
import '#app/lib/ui/page-tabs.css'
import { PLACES, studioPath, type Place } from '../studio-path.ts'
import './frame.css'

/** The recipe that a film is made for. */
export interface FilmedRecipe {
  readonly id: number
  readonly name: string
  readonly picture: MediaPath | undefined
}

/** Props of {@link StudioFrame}. */
export interface StudioFrameProps {
  recipe: FilmedRecipe
  place: Place
  /** Parts that are done. */
  done: readonly Place[]
  kept: ProjectState['kept'] | undefined
  children: ReactNode
}

/** What is around the forms of the studio: whose film it is, and its parts. */
export function StudioFrame({ recipe, place, done, kept, children }: StudioFrameProps) {
  const { t } = useWords()
  const { id, name, picture } = recipe
  return (
    <div className="studio-page page-column">
      <div className="studio-top">
        <Link href={pathOf('recipe', id)} className="studio-recipe">
          {picture !== undefined && (
            <Image src={pictureUrl(picture, 160)} width={64} height={48} alt="" />
          )}
          <span>
            <small>{t('studioPages.filmFor')}</small>
            <b>{name}</b>
          </span>
        </Link>
        {kept && (
          <p className="studio-saved" data-kept={kept}>
            <Icon of={kept === 'yes' ? Check : CircleAlert} size="s" />
            {t(
              kept === 'yes'
                ? 'studioPages.saved'
                : kept === 'full'
                  ? 'studioPages.noRoomToSave'
                  : 'studioPages.notSaved',
            )}
          </p>
        )}
      </div>
      <nav aria-label={t('studioPages.places')} className="page-tabs studio-places">
        {PLACES.map((each) => (
          <Link
            key={each}
            href={studioPath(id, each)}
            aria-current={each === place ? 'page' : undefined}
            className={TAB}
          >
            {done.includes(each) && <Icon of={Check} size="s" />}
            {t(`studioPages.${each}`)}
            {done.includes(each) && <span className="sr-only">, {t('studioPages.done')}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}

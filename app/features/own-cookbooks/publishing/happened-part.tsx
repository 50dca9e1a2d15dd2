import { ButtonLink } from '#design-system/button/button-link.tsx'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { CookbookPublication } from '#contract/cookbooks/publication.ts'
import { versionPath } from '../paths.ts'

type Version = CookbookPublication['Versions'][number]

/** Props of {@link HappenedPart}. */
export interface HappenedPartProps {
  id: Id
  publication: CookbookPublication
}

/** What was published of a cookbook, the latest first, and whether followers were told. */
export function HappenedPart({ id, publication: { Versions } }: HappenedPartProps) {
  const { t, language } = useWords()
  const first = Versions.length - 1
  const titleOf = ({ RecipeCount, Added, TakenOut }: Version, index: number) => {
    if (index === first) return t('publishing.book.happened.first', { count: RecipeCount })
    if (Added > 0) return t('publishing.book.happened.added', { count: Added })
    if (TakenOut > 0) return t('publishing.book.happened.takenOut', { count: TakenOut })
    return t('publishing.book.happened.changed')
  }
  if (Versions.length === 0) return null
  return (
    <section>
      <h2 className="text-subheading">{t('publishing.book.happened.title')}</h2>
      <ul className="pub-versions">
        {Versions.map((version, index) => {
          const day = writeDate(new Date(version.Published), language)
          return (
            <li key={version.Id}>
              <div>
                <b>{titleOf(version, index)}</b>
                <p className="text-caption text-ink-soft">
                  {version.IsTold ? t('publishing.book.happened.told', { day }) : day}
                </p>
              </div>
              <ButtonLink
                href={versionPath(id, version.Id)}
                aria-label={t('publishing.book.happened.lookAt', { day })}
              >
                {t('publishing.book.happened.look')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

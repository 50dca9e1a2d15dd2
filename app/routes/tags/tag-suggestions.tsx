import { TagLink } from '#design-system/tag/tag.tsx'
import { tagAddress, useTags } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Links to tags with recipes, shown for a tag without any (D-51). */
export function TagSuggestions() {
  const { t } = useWords()
  const { tags = [] } = useTags()
  if (tags.length === 0) return null
  return (
    <section className="mx-auto max-w-measure pb-16 text-center">
      <h2 className="text-subheading">{t('tags.suggestions')}</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-1.5">
        {tags.map(({ Name }) => (
          <li key={Name} className="max-w-full">
            <TagLink href={tagAddress(Name)}>{Name}</TagLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

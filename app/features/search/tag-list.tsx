import { useId } from 'react'
import { TagLink } from '#design-system/tag/tag.tsx'
import { tagAddress } from '#app/features/recipes/index.ts'
import { STOP } from './hit.tsx'

/** Props of {@link TagList}. */
export interface TagListProps {
  title: string
  /** Names of the tags. */
  tags: readonly string[]
}

/** Tags as links to their recipes; nothing without any. */
export function TagList({ title, tags }: TagListProps) {
  const heading = useId()
  if (tags.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-subheading">
        {title}
      </h3>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {tags.map((name) => (
          <li key={name} className="max-w-full">
            <TagLink href={tagAddress(name)} {...STOP}>
              {name}
            </TagLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

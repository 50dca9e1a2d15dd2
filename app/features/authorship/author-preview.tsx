import { Avatar } from '#design-system/avatar/avatar.tsx'

/** Props of {@link AuthorPreview}. */
export interface AuthorPreviewProps {
  name: string
  place: string
  /** Who they are, in each language that they wrote. */
  about: readonly string[]
  /** What is shown here. */
  caption: string
}

/** An author as others see them, while they write. */
export function AuthorPreview({ name, place, about, caption }: AuthorPreviewProps) {
  return (
    <aside className="author-preview">
      <Avatar size="xl" name={name} />
      <p className="text-heading font-semibold">{name}</p>
      {place !== '' && <p className="text-label text-ink-soft">{place}</p>}
      {about
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} dir="auto" className="cook">
            {text}
          </p>
        ))}
      <p className="text-caption text-ink-soft">{caption}</p>
    </aside>
  )
}

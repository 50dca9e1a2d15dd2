import type { Author } from '#contract/author.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { AuthorRow } from './queries.ts'

/** The wire's Author (ENT-07). */
export function authorToWire(row: AuthorRow): Author {
  return {
    Id: row.id,
    Name: row.name,
    ImagePath: mediaPath(row.path),
    Description: row.description,
    CookbookLength: row.cookbook_count,
    Facebook: row.facebook,
    Website: row.website,
    IsSubscribed: row.subscriber !== null,
  }
}

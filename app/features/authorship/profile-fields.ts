import type { AuthorBody, AuthorProfile } from '#contract/desk/authorship.ts'
import { linkOf } from '#contract/desk/link.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { type AuthorFields, fieldsOf } from './author-fields.ts'

/** What the form of an author begins with: what others see, with the name and portrait that wait. */
export function fieldsOfAuthor(author: AuthorProfile): AuthorFields {
  const { Name, Place, Description, Website, Social, Change } = author
  const waiting = Change?.State === 'waiting' ? Change : null
  const links = [Website ?? '', Social ?? '']
  return {
    ...fieldsOf({ name: waiting?.Name ?? Name, place: Place ?? '', links }),
    about: { en: Description.en ?? '', de: Description.de ?? '' },
    portrait: waiting?.Portrait ?? undefined,
  }
}

/** What is sent of a form of an author. */
export function bodyOf({ name, place, about, links, portrait }: AuthorFields): AuthorBody {
  const [website = '', social = ''] = links
  return {
    Name: oneLine(name),
    Place: oneLine(place),
    Description: { en: oneLine(about.en), de: oneLine(about.de) },
    Website: linkOf(website) ?? '',
    Social: linkOf(social) ?? '',
    ...(portrait !== undefined && { PortraitId: portrait?.Id ?? null }),
  }
}

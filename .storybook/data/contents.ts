import type { DeskContent, DeskContents } from '#contract/reports/desk-contents.ts'

/** A comment as the desk has it. */
function contentWith(parts: Partial<DeskContent> = {}): DeskContent {
  return {
    Kind: 'comment',
    Id: 41,
    Revision: 'a',
    Text: 'We had it with rice. Lovely!',
    Recipe: { Id: 3, Name: 'Miso ramen for two' },
    Writer: { Id: 20, Name: 'Tim Becker', PhotoPath: null },
    Posted: '2024-03-09T10:00:00.000Z',
    IsReported: false,
    IsForOthers: false,
    ...parts,
  }
}

/** A comment of each kind. */
export const COMMENTS: DeskContents = {
  Contents: [
    contentWith(),
    contentWith({
      Id: 42,
      Text: 'Donaudampfschifffahrtsgesellschaftskapitäninnenmützenabzeichenfabrikantin: '.repeat(3),
      Recipe: { Id: 5, Name: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt' },
      Writer: { Id: 21, Name: 'Mei Tanaka', PhotoPath: '/story/portrait.webp' },
      IsReported: true,
    }),
    contentWith({ Id: 43, Text: 'My own.', IsForOthers: true }),
  ],
  HasMore: true,
}

/** Pictures of members. */
export const PICTURES: DeskContents = {
  Contents: [
    contentWith({
      Kind: 'picture',
      Id: 21,
      Text: '',
      Recipe: null,
      Posted: null,
      Writer: { Id: 21, Name: 'Mei Tanaka', PhotoPath: '/story/portrait.webp' },
    }),
    contentWith({
      Kind: 'picture',
      Id: 25,
      Text: '',
      Recipe: null,
      Posted: null,
      IsReported: true,
      Writer: {
        Id: 25,
        Name: 'Maximiliane-Charlotte Donaudampfschifffahrtsgesellschaftskapitänin',
        PhotoPath: '/story/portrait.webp',
      },
    }),
    contentWith({
      Kind: 'picture',
      Id: 22,
      Text: '',
      Recipe: null,
      Posted: null,
      IsForOthers: true,
      Writer: { Id: 22, Name: 'Mina Okafor', PhotoPath: '/story/portrait.webp' },
    }),
  ],
  HasMore: false,
}

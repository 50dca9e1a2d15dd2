import { cutSeconds } from '#cooking/film/cut-list.ts'
import type { FilmToMake } from './film-to-make.ts'
import type { PartTile } from './part-tiles.tsx'

/** How much of each part is made. */
export function tilesOf(
  keys: readonly string[],
  { cuts, made }: Pick<FilmToMake, 'cuts' | 'made'>,
  now?: { readonly step: string | undefined; readonly seconds: number },
  pictures?: ReadonlyMap<string, string>,
): PartTile[] {
  return keys.map((key, index) => {
    const cut = cuts.find((each) => each.key === key)
    if (!cut) return { number: index + 1, kind: 'card', done: 0 }
    const film = { number: index + 1, kind: 'film', picture: pictures?.get(key) } as const
    if (now?.step === key) return { ...film, done: Math.min(0.99, now.seconds / cutSeconds(cut)) }
    return { ...film, done: made.includes(key) ? 1 : 0 }
  })
}

/** How much of each part has arrived, of a film of which a share has: parts are sent one after another. */
export function sentTiles(
  keys: readonly string[],
  { cuts }: Pick<FilmToMake, 'cuts'>,
  share: number,
  pictures?: ReadonlyMap<string, string>,
): PartTile[] {
  const seconds = cuts.reduce((sum, cut) => sum + cutSeconds(cut), 0)
  let before = 0
  const done = new Map(
    cuts.map((cut) => {
      const own = cutSeconds(cut)
      const of = (share * seconds - before) / own
      before += own
      return [cut.key, share >= 1 ? 1 : Math.max(0, Math.min(1, of))] as const
    }),
  )
  return keys.map((key, index) => {
    const part = done.get(key)
    if (part === undefined) return { number: index + 1, kind: 'card', done: 0 }
    return { number: index + 1, kind: 'film', done: part, picture: pictures?.get(key) }
  })
}

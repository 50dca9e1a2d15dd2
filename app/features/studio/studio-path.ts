import { pathOf } from '#contract/addresses/addresses.ts'
import type { Id } from '#contract/common.ts'

/** The parts of the studio, in their order. */
export const PLACES = ['film', 'steps', 'words', 'advice', 'publish'] as const
/** One of {@link PLACES}. */
export type Place = (typeof PLACES)[number]

/** What belongs to the last of them: the film is tried. */
const UNDER_PUBLISH = ['try'] as const

/** A page of the studio. */
export type StudioView = Place | (typeof UNDER_PUBLISH)[number]

/** The address of a page of the studio of an own recipe. */
export function studioPath(recipe: Id, view: StudioView = 'film'): string {
  return `${pathOf('recipe', recipe)}/film${view === 'film' ? '' : `/${view}`}`
}

/** The page that an address names; the first one where it names none that there is. */
export function viewOf(name: string | undefined): StudioView {
  return [...PLACES, ...UNDER_PUBLISH].find((view) => view === name) ?? 'film'
}

/** The part of the studio that a page belongs to. */
export function placeOf(view: StudioView): Place {
  return PLACES.find((place) => place === view) ?? 'publish'
}

import type { Language } from '#contract/languages.ts'
import type { PackKind } from '#contract/recipes/packs.ts'

/** The words of packs, for one and for several. */
export const PACK_WORDS: Record<
  Language,
  Record<PackKind, readonly [one: string, other: string]>
> = {
  en: {
    bulb: ['bulb', 'bulbs'],
    bunch: ['bunch', 'bunches'],
    tin: ['tin', 'tins'],
    packet: ['packet', 'packets'],
    jar: ['jar', 'jars'],
    bottle: ['bottle', 'bottles'],
    tube: ['tube', 'tubes'],
    tub: ['tub', 'tubs'],
    piece: ['piece', 'pieces'],
  },
  de: {
    bulb: ['Knolle', 'Knollen'],
    bunch: ['Bund', 'Bund'],
    tin: ['Dose', 'Dosen'],
    packet: ['Packung', 'Packungen'],
    jar: ['Glas', 'Gläser'],
    bottle: ['Flasche', 'Flaschen'],
    tube: ['Tube', 'Tuben'],
    tub: ['Becher', 'Becher'],
    piece: ['Stück', 'Stück'],
  },
}

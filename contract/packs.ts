import { Type, type Static } from 'typebox'
import type { Language } from './languages.ts'

/** Kinds of packs in which a shop sells foods. */
export const PACK_KINDS = [
  'bulb',
  'bunch',
  'tin',
  'packet',
  'jar',
  'bottle',
  'tube',
  'tub',
  'piece',
] as const
/** One of {@link PACK_KINDS}. */
export type PackKind = (typeof PACK_KINDS)[number]

/** One and several of a pack: "1 tin", "2 tins". */
const PACK_WORDS: Record<Language, Record<PackKind, readonly [one: string, other: string]>> = {
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

const Size = Type.Optional(Type.Number({ exclusiveMinimum: 0 }))

/** What one pack of a food usually holds, in each measure that a recipe may use. */
export const Pack = Type.Object({
  Kind: Type.Enum(PACK_KINDS),
  /** Without the liquid of a tin. */
  Grams: Size,
  Ml: Size,
  Cloves: Size,
  Stems: Size,
  Leaves: Size,
  Pieces: Size,
})
/** @see {@link Pack} (schema) */
export type Pack = Static<typeof Pack>

/** How a food is sold and measured. */
export const FoodFacts = Type.Object({
  GramsPerMl: Size,
  /** As bought, with peel and bone. */
  GramsPerPiece: Size,
  /** Absent for what is sold loose, by weight or by the piece. */
  Pack: Type.Optional(Pack),
  /** Comes out of the tap or is made of it: nobody buys it. */
  Tap: Type.Optional(Type.Literal(true)),
  /** Usually there in every kitchen: asked about once. */
  Staple: Type.Optional(Type.Literal(true)),
})
/** @see {@link FoodFacts} (schema) */
export type FoodFacts = Static<typeof FoodFacts>

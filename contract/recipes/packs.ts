import { Type, type Static } from 'typebox'
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
  Cubes: Size,
  Sticks: Size,
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
  /** Tap water, or made from it: it is not bought. */
  Tap: Type.Optional(Type.Literal(true)),
  /** Usually in every kitchen: the member is asked about it once. */
  Staple: Type.Optional(Type.Literal(true)),
})
/** @see {@link FoodFacts} (schema) */
export type FoodFacts = Static<typeof FoodFacts>

import { Type, type Static } from 'typebox'
import { PACK_KINDS } from '#contract/recipes/packs.ts'
import { Flag, mapping, optional, Positive, Slug, Synonyms, Words, inEach } from '../fields.ts'
import { FACTS } from './facts.ts'

const Forms = mapping({ one: Words, other: Words }, 'two forms, {one: …, other: …}')
const FactList = Type.Array(Type.Enum(FACTS), { description: 'a list such as [milk]' })

const Pack = mapping(
  {
    kind: Type.Enum(PACK_KINDS, { description: `one of ${PACK_KINDS.join(', ')}` }),
    grams: Type.Optional(Positive),
    ml: Type.Optional(Positive),
    cloves: Type.Optional(Positive),
    stems: Type.Optional(Positive),
    leaves: Type.Optional(Positive),
    pieces: Type.Optional(Positive),
    cubes: Type.Optional(Positive),
    sticks: Type.Optional(Positive),
  },
  'a pack such as {kind: tin, grams: 400}',
)

/** An entry of ingredients.yaml. */
export const Ingredient = mapping({
  slug: Slug,
  name: mapping(inEach(Forms)),
  department: Slug,
  contains: optional(FactList, 'Allergens and what diets exclude, in every product of this name'),
  mayContain: optional(FactList, 'The same, but only in some products of this name'),
  lactoseFree: optional(Flag, 'Contains milk but no lactose worth mentioning: aged cheese, ghee'),
  gramsPerMl: Type.Optional(Positive),
  gramsPerPiece: Type.Optional(Positive),
  pack: optional(Pack, 'How a shop sells it, and what one pack usually holds'),
  tap: optional(Flag, 'Comes out of the tap: nobody buys it'),
  staple: optional(Flag, 'Usually there in every kitchen: the shopping list asks once'),
  synonyms: Type.Optional(Synonyms),
  under: optional(Synonyms, 'Umbrella words that a search finds it by, in the singular: fish, nut'),
})
/** An entry of ingredients.yaml. */
export type Ingredient = Static<typeof Ingredient>

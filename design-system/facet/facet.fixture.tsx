import { useState } from 'react'
import { Facet, type FacetOption, type FacetProps } from '#design-system/facet/facet.tsx'

const named = (names: readonly string[]): FacetOption<string>[] =>
  names.map((label) => ({ value: label, label }))

/** The diets of the recipe filter. */
export const DIETS = named([
  'Vegetarian',
  'Vegan',
  'Without alcohol',
  'Gluten-free',
  'Lactose-free',
])

/** The diets with how many results each brings; one that brings none is off. */
export const COUNTED_DIETS = DIETS.map(({ value, label }, index): FacetOption<string> => ({
  value,
  label,
  count: String(index * 7),
  empty: index === 0,
}))

/** The allergens of the recipe filter, more than are shown at first. */
export const ALLERGENS = named([
  'Gluten',
  'Milk',
  'Egg',
  'Nuts',
  'Peanuts',
  'Soya',
  'Sesame',
  'Fish',
  'Crustaceans',
  'Celery',
  'Mustard',
])

/** Long German names. */
export const ALLERGENS_GERMAN = named([
  'Gluten',
  'Milch',
  'Schalenfrüchte',
  'Schwefeldioxid und Sulfite in Wein und Trocken\u00adfrüchten',
])

/** Stateful: any number of options can be chosen. */
export function ChoosingFacet({ value, onValueChange, ...props }: FacetProps<string>) {
  const [chosen, setChosen] = useState(value)
  return (
    <Facet
      value={chosen}
      onValueChange={(next) => {
        setChosen(next)
        onValueChange(next)
      }}
      {...props}
    />
  )
}

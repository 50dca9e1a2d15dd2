import { useState } from 'react'
import {
  IngredientPicker,
  type IngredientPickerProps,
  type PickerItem,
} from '#design-system/ingredient-picker/ingredient-picker.tsx'

/** The picture of every item. */
const PICTURE = '/story/ingredients.webp'

const item = (id: number, name: string, picture: string | null = PICTURE): PickerItem => ({
  id,
  name,
  picture,
})

export const TOMATO = item(1, 'Tomato')
export const BASIL = item(2, 'Basil')
export const CHICKPEAS = item(3, 'Chickpeas')

/** Known ingredients. */
export const LARDER: PickerItem[] = [
  TOMATO,
  BASIL,
  CHICKPEAS,
  item(4, 'Onion, red'),
  item(5, 'Lemon'),
  item(6, 'Melon'),
  item(7, 'Cinnamon', null),
  item(8, 'Salmon'),
  item(9, 'Spring onion'),
  item(10, 'Tarragon'),
]

/** Ingredients whose pictures fail to load. */
export const BROKEN: PickerItem[] = [
  item(1, 'Tomato', '/story/nowhere.webp'),
  item(4, 'Onion, red', '/story/nowhere.webp'),
  item(6, 'Melon', '/story/nowhere.webp'),
]

/** The ingredients in German, with long words. */
export const LARDER_GERMAN: PickerItem[] = [
  item(1, 'Kicher\u00aderbsen-Süß\u00adkartoffel-Gemüse\u00adpfanne'),
  item(2, 'Basilikum'),
  item(3, 'Zwiebel, rot'),
]

/** Props of {@link SearchingPicker}. */
export type SearchingPickerProps = Omit<IngredientPickerProps, 'suggestions'> & {
  /** Everything that can be found. */
  larder: readonly PickerItem[]
}

/** A picker that searches by name, as the application does. */
export function SearchingPicker({ larder, onSearch, ...props }: SearchingPickerProps) {
  const [text, setText] = useState('')
  const found = larder.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <IngredientPicker
      suggestions={text === '' ? [] : found}
      onSearch={(next) => {
        setText(next)
        onSearch(next)
      }}
      {...props}
    />
  )
}

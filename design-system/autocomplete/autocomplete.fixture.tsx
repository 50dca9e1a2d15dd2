import { useState } from 'react'
import { Autocomplete, type AutocompleteProps } from '#design-system/autocomplete/autocomplete.tsx'

/** Names of ingredients. */
export const NAMES = [
  'Basil',
  'Chickpeas',
  'Cinnamon',
  'Lemon',
  'Melon',
  'Onion, red',
  'Salmon',
  'Spring onion',
  'Tarragon',
]

/** Long German ones. */
export const NAMES_GERMAN = [
  'Kicher\u00aderbsen-Süß\u00adkartoffel-Gemüse\u00adpfanne mit Joghurt',
  'Kicher\u00aderbsen',
]

/** Props of {@link Finding}. */
export type FindingProps = Omit<AutocompleteProps, 'suggestions'> & {
  /** Everything that can be found. */
  names: readonly string[]
}

/** An autocomplete that searches by name, as the application does. */
export function Finding({ names, onValueChange, ...props }: FindingProps) {
  const [text, setText] = useState('')
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <Autocomplete
      suggestions={text.trim() === '' ? [] : found}
      onValueChange={(next) => {
        setText(next)
        onValueChange?.(next)
      }}
      {...props}
    />
  )
}

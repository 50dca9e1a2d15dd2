export { Autocomplete, type AutocompleteProps } from '#design-system/autocomplete/autocomplete.tsx'

/** Languages as in the settings. The first value is 0. */
export const LANGUAGES = [
  { value: 0, label: 'Deutsch' },
  { value: 1, label: 'English' },
]

/** Units of measure, with long German words. */
export const MEASURES_GERMAN = [
  { value: 'metric', label: 'Zentimeter und Gramm, wie in den Rezepten' },
  { value: 'imperial', label: 'Zoll und Unzen, umgerechnet auf ganze Nutzungs\u00admengen' },
]

const DEGREES = /(?<![−–\d-]|minus )\b(\d{2,3}) ?(?:°C|degrees|Grad)/gu

/** The degrees Celsius that a text states, each once, the lowest first. */
export function degreesIn(text: string): number[] {
  const found = [...text.matchAll(DEGREES)].map(([, digits]) => Number(digits))
  return [...new Set(found)].sort((a, b) => a - b)
}

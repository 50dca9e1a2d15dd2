import { temperaturesIn } from '../heat/temperatures.ts'

/** The degrees Celsius that a text states, each once, the lowest first. */
export function degreesIn(text: string): number[] {
  const found = temperaturesIn(text).flatMap(({ scale, celsius }) => (scale === 'C' ? celsius : []))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

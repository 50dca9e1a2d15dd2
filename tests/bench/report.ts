import { styleText } from 'node:util'

/** One measured number and the budget it has to keep. */
export interface Figure {
  /** What was measured, such as `JS, landing page`. */
  name: string
  value: number
  /** Unit of value and budget: `KB` is 1000 bytes, `×` a ratio. */
  unit: string
  /** Largest value that keeps the budget. */
  max?: number
  /** Smallest value that keeps the budget. */
  min?: number
}

/** Whether a figure keeps its budget; one without a budget always does. */
export function keepsBudget({ value, max = Infinity, min = -Infinity }: Figure): boolean {
  return value <= max && value >= min
}

/** Prints figures as a table: what, how much, budget, verdict. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    written(figure.value, figure.unit),
    budget(figure),
    verdict(figure),
  ])
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  console.log(`\n${styleText('bold', title)}`)
  for (const [name = '', value = '', allowed = '', word = ''] of rows) {
    console.log(
      `  ${name.padEnd(width(0))}  ${value.padStart(width(1))}  ${allowed.padEnd(width(2))}  ${word}`,
    )
  }
}

function written(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim()
}

function budget({ max, min, unit }: Figure): string {
  if (max !== undefined && max === min) return `= ${written(max, unit)}`
  if (max !== undefined) return `≤ ${written(max, unit)}`
  if (min !== undefined) return `≥ ${written(min, unit)}`
  return ''
}

function verdict(figure: Figure): string {
  if (figure.max === undefined && figure.min === undefined) return ''
  return keepsBudget(figure) ? 'kept' : styleText('red', 'MISSED')
}

export { TickRow, type TickRowProps } from '#design-system/tick-row/tick-row.tsx'

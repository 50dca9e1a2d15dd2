export { BASIS_ROW } from './basis-row.ts'
export { ScaleButton } from './scale-button.tsx'
export { ScaledNote } from './late.ts'

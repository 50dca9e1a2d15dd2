export {
  ActionDrawing,
  type ActionDrawingProps,
} from '#design-system/enamel-plate/action-drawing.tsx'
export { ACTIONS, type ActionName } from '#design-system/enamel-plate/actions.ts'
export { EnamelPlate, type EnamelPlateProps } from '#design-system/enamel-plate/enamel-plate.tsx'

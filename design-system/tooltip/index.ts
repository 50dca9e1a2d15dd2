export { Tooltip, type TooltipProps } from '#design-system/tooltip/tooltip.tsx'

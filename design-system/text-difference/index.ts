export {
  TextDifference,
  type TextChange,
  type TextDifferenceProps,
} from '#design-system/text-difference/text-difference.tsx'

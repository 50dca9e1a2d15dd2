export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '#design-system/radio-group/radio-group.tsx'

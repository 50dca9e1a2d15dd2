export { Select, type SelectOption, type SelectProps } from '#design-system/select/select.tsx'

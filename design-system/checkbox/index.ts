export { Checkbox, type CheckboxProps } from '#design-system/checkbox/checkbox.tsx'

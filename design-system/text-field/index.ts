export { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx'

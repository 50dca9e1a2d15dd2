export type { FieldWords } from '#design-system/text-field/labelled-field.tsx'
export { TextArea, type TextAreaProps } from '#design-system/text-field/text-area.tsx'
export { TextField, type TextFieldProps } from '#design-system/text-field/text-field.tsx'

export {
  PasswordField,
  type PasswordFieldProps,
} from '#design-system/password-field/password-field.tsx'

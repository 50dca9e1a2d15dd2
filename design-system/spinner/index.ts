export { Spinner } from '#design-system/spinner/spinner.tsx'

export { dismissToast, toast, type ToastContent } from '#design-system/toast/toast-store.ts'
export { Toaster, type ToasterProps } from '#design-system/toast/toaster.tsx'

import { useEffect } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { dismissToast, toastStore } from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'

/** Renders the toasts of a story as the shell does. None is left for the next story. */
export const withToasts: Decorator = (Story) => {
  useEffect(
    () => () => {
      for (const { id } of toastStore.getSnapshot()) dismissToast(id)
    },
    [],
  )
  return (
    <>
      <Story />
      <Toaster />
    </>
  )
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { dismissToast, toast, toastStore } from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'

/** Removes all toasts after a story. */
function clear() {
  toastStore.getSnapshot().forEach(({ id }) => dismissToast(id))
}

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  beforeEach: () => {
    clear()
    return clear
  },
  render: (args) => (
    <>
      <Toaster {...args} />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            toast({
              title: 'Subscribe author successfully',
              description: 'You will hear about new recipes from Mei Tanaka.',
            })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Rating not saved',
              description: 'The connection dropped. Your stars are still there.',
              tone: 'error',
              action: { label: 'Try again', onClick: fn() },
            })
          }
        >
          Error
        </Button>
      </div>
    </>
  ),
} satisfies Meta<typeof Toaster>
export default meta

export const Playground: StoryObj<typeof meta> = {}

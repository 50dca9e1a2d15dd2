import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { StarRating, type ButtonProps } from 'simmer/design-system'
import { Button } from 'simmer/design-system/button'
import { Dialog } from 'simmer/design-system/dialog'
import { Icon, Pinterest } from 'simmer/design-system/icon'
import { en } from 'simmer/design-system/messages/en'
import { DesignSystemProvider } from 'simmer/design-system/provider'
import { RangeSlider } from 'simmer/design-system/range-slider'
import 'simmer/design-system/styles.css'

const variant: ButtonProps['variant'] = 'primary'
// @ts-expect-error There is no such variant.
const unknownVariant: ButtonProps['variant'] = 'loud'
// @ts-expect-error A slider needs a label.
const nameless = <RangeSlider max={180} formatValue={String} />
void unknownVariant
void nameless

function App() {
  const [open, setOpen] = useState(false)
  const [minutes, setMinutes] = useState(60)
  return (
    <main>
      <Button variant={variant} onClick={() => setOpen(true)}>
        Filter
      </Button>
      <StarRating label="Your rating" />
      <Icon of={Pinterest} />
      <section data-theme="dark" aria-label="Dark part">
        <p>In the dark part</p>
        <Button onClick={() => setOpen(true)}>Filter in the dark</Button>
      </section>
      <section className="plum" data-density="kitchen" aria-label="Plum part">
        <Button variant="primary">Cook along</Button>
      </section>
      <Dialog open={open} onOpenChange={setOpen} title="Filter">
        <RangeSlider
          label="Time"
          max={180}
          step={5}
          value={minutes}
          onValueChange={setMinutes}
          formatValue={(value) => `${value} min`}
        />
      </Dialog>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DesignSystemProvider language="en" messages={en}>
      <App />
    </DesignSystemProvider>
  </StrictMode>,
)

import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { StarRating, type ButtonProps } from 'simmer/design-system'
import { Button, ButtonLink } from 'simmer/design-system/button'
import { CardTitle } from 'simmer/design-system/card'
// The deprecated entry has its types under their old names.
export type { EarWayProps } from 'simmer/design-system/cook-mode'
import { Dialog } from 'simmer/design-system/dialog'
import { Icon, Pinterest } from 'simmer/design-system/icon'
import { en } from 'simmer/design-system/messages/en'
import { ArrowLink, TextLink } from 'simmer/design-system/link'
import { Pagination } from 'simmer/design-system/pagination'
import { DesignSystemProvider } from 'simmer/design-system/provider'
import { RangeSlider } from 'simmer/design-system/range-slider'
import { TagLink } from 'simmer/design-system/tag'
import { TextField } from 'simmer/design-system/text-field'
import 'simmer/design-system/styles.css'
import styles from 'simmer/design-system/styles.css?inline'

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
      <section aria-label="Links">
        <Button>Open</Button>
        <ButtonLink href="#open">Open</ButtonLink>
        <TagLink href="#vegan">vegan</TagLink>
        <ArrowLink href="#all">All cookbooks</ArrowLink>
        <p style={{ fontSize: 30 }}>
          Read the <TextLink href="#terms">Terms</TextLink>
        </p>
        <CardTitle href="#soup" title="Soup" />
        <Pagination page={1} pageCount={3} hrefOf={(page) => `#${page}`} />
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

/** A part of the page that is in a shadow root, with a style sheet of its own. */
function InShadow() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open in the shadow</Button>
      <Dialog open={open} onOpenChange={setOpen} title="In the shadow">
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

const shadow = document.getElementById('shadow')!.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shadow.adoptedStyleSheets = [sheet]
createRoot(shadow).render(
  <DesignSystemProvider language="en" messages={en} container={shadow}>
    <InShadow />
  </DesignSystemProvider>,
)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DesignSystemProvider language="en" messages={en}>
      <App />
    </DesignSystemProvider>
  </StrictMode>,
)

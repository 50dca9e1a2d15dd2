import { createRoot } from 'react-dom/client'
import { Button, ButtonLink } from 'simmer/design-system/button'
import { TextLink } from 'simmer/design-system/link'
import { en } from 'simmer/design-system/messages/en'
import { DesignSystemProvider } from 'simmer/design-system/provider'
import { TextField } from 'simmer/design-system/text-field'
import './app.css'

createRoot(document.getElementById('root')!).render(
  <DesignSystemProvider language="en" messages={en}>
    <Button variant="primary" className="mt-8">
      Save
    </Button>
    <ButtonLink href="#open">Open</ButtonLink>
    <TextLink href="#terms">Terms</TextLink>
    <TextField label="Name" className="max-w-40" />
  </DesignSystemProvider>,
)

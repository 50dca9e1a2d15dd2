import { createRoot } from 'react-dom/client'
import { Banner } from 'simmer/design-system/banner'
import { Button, ButtonLink } from 'simmer/design-system/button'
import { RecipeCard } from 'simmer/design-system/card'
import { Checkbox } from 'simmer/design-system/checkbox'
import { Dialog } from 'simmer/design-system/dialog'
import { en } from 'simmer/design-system/messages/en'
import { DesignSystemProvider } from 'simmer/design-system/provider'
import { RadioGroup } from 'simmer/design-system/radio-group'
import { RangeSlider } from 'simmer/design-system/range-slider'
import { TextField } from 'simmer/design-system/text-field'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch', disabled: true },
] as const

createRoot(document.getElementById('root')!).render(
  <DesignSystemProvider language="en" messages={en}>
    <Button variant="primary">Save</Button>
    <Button unavailable>Share</Button>
    <ButtonLink href="#open" size="l" full>
      Open
    </ButtonLink>
    <Banner title="News">A new film</Banner>
    <TextField label="Name" hint="As your friends call you" error="Enter a name." required />
    <Checkbox label="News" defaultChecked variant="switch" />
    <RadioGroup label="Language" options={LANGUAGES} defaultValue="en" variant="segments" />
    <RangeSlider label="Time" max={60} formatValue={String} />
    <RecipeCard
      href="#soup"
      title="Soup"
      picture={{ src: 'data:,', alt: '', width: 640, height: 480 }}
      author={{ name: 'Imani', href: '#imani' }}
      rating={{ average: 4.3, count: 12 }}
      tags={[{ name: 'vegan', href: '#vegan' }]}
      cookAlong={{ steps: 6, hasFilm: true, onPress: () => undefined }}
      lead
    />
    <Dialog open onOpenChange={() => undefined} title="Filter" footer={<Button>Apply</Button>}>
      Text
    </Dialog>
  </DesignSystemProvider>,
)

import { bell as de } from '#app/lib/words/de/bell.ts'
import { bell as en } from '#app/lib/words/en/bell.ts'
import { BoldParts } from '#app/lib/ui/bold-parts.tsx'
import {
  BellLine,
  BellSheet,
  CookButton,
  RingLate,
  type BellLineProps,
} from '#design-system/kitchen/index.ts'
import {
  BellOff,
  BellRing,
  Check,
  ChevronRight,
  House,
  Share,
  SlidersHorizontal,
  Smartphone,
  SquarePlus,
} from '#design-system/icon/lucide.ts'
import { useLanguage } from '#design-system/provider/context.ts'

const nothing = () => undefined

/** The words of the bell in the language of a story. */
function useBellWords(): typeof en {
  return useLanguage() === 'de' ? (de as typeof en) : en
}

/** The line of one state. */
export function Line({ of }: Pick<BellLineProps, 'of'>) {
  const { lines, acts } = useBellWords()
  const action = of in acts ? acts[of as keyof typeof acts] : undefined
  const canDo = action !== undefined || of === 'on'
  return <BellLine of={of} text={lines[of]} action={action} {...(canDo && { onClick: nothing })} />
}

/** Why a bell rings late. */
export function Late() {
  const { late } = useBellWords()
  const title = late.title.other.replace('{count}', '3')
  return <RingLate title={title} text={late.text.replace('{time}', '18:42')} />
}

/** The question after the first timer. */
export function Ask({ onYes }: { onYes?: () => void }) {
  const { ask } = useBellWords()
  const name = useLanguage() === 'de' ? 'Hähnchen' : 'Chicken'
  return (
    <BellSheet
      open
      onOpenChange={nothing}
      icon={BellRing}
      heading={ask.heading}
      texts={[ask.text.replace('{name}', name)]}
    >
      <CookButton variant="enamel" onClick={onYes}>
        {ask.yes}
      </CookButton>
      <CookButton variant="line">{ask.no}</CookButton>
    </BellSheet>
  )
}

/** Why the bell rings when locked. */
export function On() {
  const { name, why } = useBellWords()
  const texts = [why.onText, why.onLate]
  return (
    <BellSheet
      open
      onOpenChange={nothing}
      icon={BellRing}
      name={name}
      heading={why.on}
      texts={texts}
    >
      <CookButton variant="enamel">{why.try}</CookButton>
      <CookButton variant="line">{why.off}</CookButton>
    </BellSheet>
  )
}

/** How to allow a bell that the browser blocks. */
export function Blocked({ system = 'chromePhone' }: { system?: keyof (typeof en)['unblock'] }) {
  const { name, why, unblock } = useBellWords()
  const { one, two, three } = unblock[system]
  return (
    <BellSheet
      open
      onOpenChange={nothing}
      icon={BellOff}
      name={name}
      heading={why.blocked}
      texts={[why.blockedText]}
      steps={[
        { icon: SlidersHorizontal, text: <BoldParts text={one} /> },
        { icon: ChevronRight, text: <BoldParts text={two} /> },
        { icon: Check, text: <BoldParts text={three} /> },
      ]}
    >
      <CookButton variant="enamel">{why.check}</CookButton>
      <CookButton variant="line">{why.keep}</CookButton>
    </BellSheet>
  )
}

/** How to bring the site to the home screen of an iPhone. */
export function HomeScreen() {
  const { name, why, home } = useBellWords()
  return (
    <BellSheet
      open
      onOpenChange={nothing}
      icon={Smartphone}
      name={name}
      heading={why.home}
      texts={[why.homeText]}
      steps={[
        { icon: Share, text: <BoldParts text={home.one} /> },
        { icon: SquarePlus, text: <BoldParts text={home.two} /> },
        { icon: House, text: <BoldParts text={home.three.replace('{step}', '5')} /> },
      ]}
    >
      <CookButton variant="enamel">{why.keepForNow}</CookButton>
    </BellSheet>
  )
}

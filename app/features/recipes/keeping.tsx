import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#design-system/icon/icon.tsx'
import { Clock, Moon, Refrigerator, Snowflake } from '#design-system/icon/lucide.ts'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Keep } from '#contract/recipes/facts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** What can be done before, and how long the dish keeps. Nothing where neither is known. */
export function Keeping({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { Ahead = [], Keep } = recipe
  if (Ahead.length === 0 && !Keep) return null
  return (
    <Section id="keeping" title={t('recipeFacts.aheadAndKeeping')}>
      <ul className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 tablet:grid-cols-3">
        {Ahead.map(({ When, Text }) => (
          <Entry key={When + Text} icon={Moon} title={When}>
            {Text}
          </Entry>
        ))}
        {Keep && <KeptFor keep={Keep} />}
        {Keep?.Freeze && <Frozen freeze={Keep.Freeze} />}
      </ul>
    </Section>
  )
}

function KeptFor({ keep }: { keep: Keep }) {
  const { t } = useWords()
  const { For: count, Unit, In, How } = keep
  if (count === 0) {
    return (
      <Entry icon={Clock} title={t('recipeFacts.keepsNot')}>
        {How}
      </Entry>
    )
  }
  return (
    <Entry icon={Refrigerator} title={t(`recipeFacts.keeps.${Unit}`, { count })}>
      {How ?? t(In === 'fridge' ? 'recipeFacts.inFridge' : 'recipeFacts.atRoom')}
    </Entry>
  )
}

function Frozen({ freeze }: { freeze: NonNullable<Keep['Freeze']> }) {
  const { t } = useWords()
  const { For: count, Unit, How } = freeze
  const title =
    count === 0 ? t('recipeFacts.freezesNot') : t(`recipeFacts.freezes.${Unit}`, { count })
  return (
    <Entry icon={Snowflake} title={title}>
      {How}
    </Entry>
  )
}

function Entry({
  icon,
  title,
  children,
}: {
  icon: IconDrawing
  title: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
      <Icon of={icon} />
      <div>
        <h3 className="text-subheading font-semibold">{title}</h3>
        {children !== undefined && <p className="cook mt-0.5">{children}</p>}
      </div>
    </li>
  )
}

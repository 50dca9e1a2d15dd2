import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Plus } from '#design-system/icon/lucide.ts'
import { Icon } from '#design-system/icon/icon.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Id } from '#contract/common.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { addressOfHave } from './have-address.ts'

/** Props of {@link OfferedFoods}. */
export interface OfferedFoodsProps {
  title: string
  /** The foods that are there already. */
  ids: readonly Id[]
  /** Each is added with one press. */
  foods: readonly Ingredient[]
}

/** Foods that may be there, too; nothing without any. */
export function OfferedFoods({ title, ids, foods }: OfferedFoodsProps) {
  if (foods.length === 0) return null
  return (
    <>
      <h2 className="mb-2 text-label font-semibold">{title}</h2>
      <ul className="mb-6 flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food.Id}>
            <ButtonLink href={addressOfHave([...ids, food.Id])} size="s">
              <Icon of={Plus} size="s" />
              {capitalised(food.Name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

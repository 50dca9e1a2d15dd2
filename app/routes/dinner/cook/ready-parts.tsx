import { ActionDrawing } from '#design-system/enamel-plate/action-drawing.tsx'
import { CookCheck, LayOutRow } from '#design-system/kitchen/lay-out.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { DishSquare } from '#app/features/dinner/index.ts'
import { planOf, useKitchen, type KitchenSession } from '#app/features/kitchen/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientItem } from '#app/lib/words/ingredient-item.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { nameOf, type Cooking } from './cooking.ts'

/** The oven, to be ticked off once it is on. */
export function OvenLine({
  title,
  detail,
  session,
}: {
  title: string
  detail: string | undefined
  session: KitchenSession | undefined
}) {
  const { act } = useKitchen()
  return (
    <label className="lay-out-oven">
      <ActionDrawing of="bake" />
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      <CookCheck
        checked={session?.ticks.includes('oven') ?? false}
        onCheckedChange={(isTicked) => {
          if (session) act(session.id, { kind: 'tick', tick: 'oven', isTicked })
        }}
      />
    </label>
  )
}

/** The ingredients of a dish, to be ticked off. */
export function DishTicks({
  cooking,
  dish,
  session,
}: {
  cooking: Cooking
  dish: number
  session: KitchenSession | undefined
}) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const { act } = useKitchen()
  const { followed, recipes } = cooking
  const found = recipes[dish]
  const steps = followed.dinner.Dishes[dish]?.Steps.length ?? 1
  const servings = found?.recipe.Yield?.Servings
  const options = { persons: followed.kept.People, servings, language, imperial }
  const { ingredients } = planOf(found?.steps ?? [])
  return (
    <>
      <div className="lay-out-head">
        <h3 className="dinner-lay-out-dish">
          <DishSquare dish={dish}>{steps > 1 ? `1–${steps}` : '1'}</DishSquare>
          {nameOf(followed.dinner, dish)}
        </h3>
      </div>
      <ul className="lay-out-rows">
        {ingredients.map((row) => {
          const { amount, name } = ingredientItem(row, options, t)
          const { Id, ImagePath } = row.Ingredient
          const id = `ingredient:${Id}`
          return (
            <LayOutRow
              key={id}
              item={{
                id,
                amount,
                name,
                src: ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH),
                checked: session?.ticks.includes(id) ?? false,
              }}
              onTick={(tick, isTicked) => {
                if (session) act(session.id, { kind: 'tick', tick, isTicked })
              }}
            />
          )
        })}
      </ul>
    </>
  )
}

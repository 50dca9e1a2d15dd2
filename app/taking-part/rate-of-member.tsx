import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Star } from '#design-system/icon/lucide.ts'
import type { RateProps } from '#app/routes/recipe/rate.tsx'
import { useOnDemand } from '#app/shell/use-on-demand.ts'
import { useWords } from '#app/words/words-provider.tsx'

const loadModal = () => import('#app/taking-part/rate-modal.tsx')

/** For members: a button that opens the rate modal (RTM-02). */
export function RateOfMember({ recipe }: RateProps) {
  const { t } = useWords()
  const modal = useOnDemand(loadModal)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="l"
        icon={Star}
        iconFill={recipe.Rating.UserRating !== null}
        pending={modal.isPending}
        onClick={() => {
          modal.ask()
          setOpen(true)
        }}
        className="max-tablet:grow"
      >
        {t('recipe.rate')}
      </Button>
      {modal.code && <modal.code.RateModal recipe={recipe} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

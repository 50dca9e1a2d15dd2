import { toast } from '#design-system/toast/toast-store.ts'
import { useMember } from '#app/features/account/index.ts'
import { createSender } from '#app/lib/sender.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { keepDraft, typedChanges } from './drafts.ts'
import { waitingMeals, type WrittenMeal } from './meal.ts'
import { sendMeal, type SentMeal } from './send-meal.ts'
import { useLogCache } from './use-log-cache.ts'

/** Makes a meal that was refused an unfinished one, so that nothing of it is lost. */
function restore(meal: WrittenMeal): void {
  const { member, recipeId, langId, key, Day, People, Minutes, Note, Changes, hasPhoto } = meal
  const place = { member, recipeId, entryId: null }
  const written = { Day, People, Minutes, Note, hasPhoto, removesPhoto: false }
  keepDraft({ ...place, ...written, changes: typedChanges(Changes), langId, key })
}

const useSender = createSender<WrittenMeal, SentMeal>(waitingMeals, {
  send: async (meal, report) =>
    await sendMeal(meal, undefined, (entry) => {
      // The log shows the entry in place of what waits.
      report({ entry, photoWaits: true })
      waitingMeals.add({ ...meal, isStored: true })
    }),
  isPartial: ({ photoWaits }) => photoWaits === true,
  restore,
})

/** Sends meals that wait on this device as soon as there is a connection, on every page with a header. */
export function SendMeals() {
  const { t } = useWords()
  const { member } = useMember()
  const { add } = useLogCache()
  useSender(member?.username, ({ sent, refused }) => {
    for (const { entry } of sent) add(entry)
    if (refused > 0) toast({ tone: 'error', title: t('cookingLog.failed.sent') })
  })
  return null
}

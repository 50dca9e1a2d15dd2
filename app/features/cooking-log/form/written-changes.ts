import type { CookingLogChange } from '#contract/cooking-log/cooking-log.ts'
import type { DraftChange } from '../drafts.ts'

/** The changes of a form that go into the log: ticked, and with words. */
export function writtenChanges(changes: readonly DraftChange[]): CookingLogChange[] {
  return changes
    .map(({ StepId, Step, Text, isOn }) => ({ StepId, Step, Text: Text.trim(), isOn }))
    .filter(({ isOn, Text }) => isOn && /[\p{L}\p{N}\p{P}\p{S}]/u.test(Text))
    .map(({ StepId, Step, Text }) => ({ StepId, Step, Text }))
}

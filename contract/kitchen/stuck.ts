import { Type, type Static } from 'typebox'
import { Id, Nullable } from '../common.ts'
import { Uuid } from './kitchen.ts'
import { KITCHEN_STEPS_MAX } from './limits.ts'
import { STUCK_COUNT_MAX } from '../bell/limits.ts'

const Count = Type.Integer({ minimum: 0, maximum: STUCK_COUNT_MAX })

/** What is counted at a step. */
const StuckStep = Type.Object({
  /** Id of the step, which stays the same when steps move. */
  StepId: Id,
  /** How often its film was watched again. */
  Replays: Count,
  /** @see {@link isLongWait} */
  LongWaits: Count,
})

/** Body of POST /recipe/:id/stuck: what a cook did since the last call, without personal data. */
export const StuckBody = Type.Object({
  /** Id of this call. A call that is sent again counts once. */
  Report: Uuid,
  /** Step at which the last call of this session left the cook; null in the first one. */
  Before: Nullable(Id),
  /** Step at which the cook is; null once the recipe is finished. */
  Left: Nullable(Id),
  Steps: Type.Array(StuckStep, { maxItems: KITCHEN_STEPS_MAX }),
})
/** @see {@link StuckBody} (schema) */
export type StuckBody = Static<typeof StuckBody>

/** Whole minutes from the moment at which people sit down; negative before it. */
export type Minute = number

/** What a step wants of an oven while its food is in it. */
export interface OvenUse {
  /** Degrees Celsius of top and bottom heat; 20 more than those of a fan. */
  readonly celsius: number
  /** `either`: with the fan, too, at 20 degrees less. */
  readonly kind: 'either' | 'fan' | 'still' | 'grill'
  /** Cakes and breads share an oven with nothing. */
  readonly isAlone: boolean
}

/** A step of a dish, for the people who sit at the table. */
export interface DinnerStep {
  /** Minutes in which a cook is busy with it. */
  readonly hands: number
  /** Minutes that it then needs by itself. */
  readonly wait: number
  /** Done while earlier steps of the dish wait. */
  readonly isMeanwhile: boolean
  /** Where it waits in an oven. */
  readonly oven?: OvenUse | undefined
  /** Whether it takes a ring of the hob, from its first minute of hands until its wait ends. */
  readonly usesRing: boolean
  /** Minutes that it may stand once its wait has ended, before the dish goes on. */
  readonly standsFor: number
  /** Whether minutes of standing do it no harm, as with toast. */
  readonly isDry: boolean
}

/** A dish of a dinner. */
export interface DinnerDish {
  readonly steps: readonly DinnerStep[]
  /** When it is eaten: 0 with the others. */
  readonly eatenAt: Minute
  /** Minutes that it may be ready before it is eaten. */
  readonly holdsFor: number
  /** Whether it is best fresh: nothing of it that could wait is done earlier than 30 minutes before the table. */
  readonly isFresh: boolean
}

/** Who cooks, and on what. */
export interface Kitchen {
  /** 1 to 3. */
  readonly cooks: number
  readonly rings: number
  readonly ovens: number
}

/** A step in a plan. */
export interface PlannedStep {
  /** Index of the dish. */
  readonly dish: number
  /** Index of the step in the dish. */
  readonly step: number
  /** Index of the cook; of the dish, where a step needs no hands. */
  readonly cook: number
  readonly start: Minute
  /** When its hands end and its wait begins. */
  readonly handsEnd: Minute
  readonly waitEnd: Minute
  /** Index of the oven that it waits in. */
  readonly oven?: number | undefined
  /** Of what is in hands: minutes of them that bells of other dishes will ask for in between. */
  readonly interrupted?: Minute | undefined
}

/** When each step of a dinner begins. */
export interface DinnerPlan {
  /** In the order of their starts. */
  readonly steps: readonly PlannedStep[]
  /** When the first step begins. */
  readonly begin: Minute
}

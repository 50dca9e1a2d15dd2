/** `Type` of an action that is a step of the film. */
export const ACTION_STEP = 0
/** `Type` of an action that is a subtitle. */
export const ACTION_SUBTITLE = 1

export { playerIn, type PlayerInTest } from '#design-system/testing/player.ts'
export { ratingIn, type RatingInTest } from '#design-system/testing/rating.ts'
export type { Scope } from '#design-system/testing/scope.ts'
export { sliderIn, type SliderInTest } from '#design-system/testing/slider.ts'

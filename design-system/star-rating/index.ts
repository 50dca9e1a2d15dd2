export {
  STARS,
  StarAverage,
  StarSummary,
  type StarAverageProps,
} from '#design-system/star-rating/star-average.tsx'
export { StarRating, type StarRatingProps } from '#design-system/star-rating/star-rating.tsx'

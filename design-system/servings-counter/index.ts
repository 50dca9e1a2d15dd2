export {
  SERVINGS_DEFAULT,
  SERVINGS_MIN,
  ServingsCounter,
  type ServingsCounterProps,
} from '#design-system/servings-counter/servings-counter.tsx'

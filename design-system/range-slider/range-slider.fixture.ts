/** Cooking time as the recipe filter sets it (RCL-02). */
export const TIME = {
  label: 'Cooking time',
  max: 180,
  formatValue: (minutes: number) => `${minutes}\u00a0min`,
  formatSpoken: (minutes: number) => `${minutes}\u00a0minutes`,
  noLimitText: 'no limit',
}

/** Calories as the recipe filter sets them (RCL-03). */
export const CALORIES = {
  label: 'Calories per serving',
  max: 300,
  step: 10,
  largeStep: 50,
  formatValue: (amount: number) => `${amount}\u00a0kcal`,
  noLimitText: 'no limit',
}

/** The same in German, with longer words. */
export const CALORIES_GERMAN = {
  ...CALORIES,
  label: 'Kalorien je Portion aus Zutaten\u00adangaben',
  noLimitText: 'keine Grenze',
}

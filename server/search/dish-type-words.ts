import type { DishTypeName } from '#contract/recipes/dish-types.ts'

/** What people call the dish types when they search, in both languages. */
export const DISH_TYPE_WORDS: Record<DishTypeName, readonly string[]> = {
  Drink: ['drink', 'Getränk'],
  AlcoholicDrink: ['drink', 'cocktail', 'aperitif', 'Getränk'],
  Breakfast: ['breakfast', 'brunch', 'Frühstück'],
  Appetizer: ['appetizer', 'starter', 'snack', 'Vorspeise'],
  Salad: ['salad', 'Salat'],
  MainDish: ['main', 'dinner', 'lunch', 'Hauptgericht', 'Hauptspeise', 'Abendessen', 'Mittagessen'],
  Dessert: ['dessert', 'pudding', 'Nachtisch', 'Nachspeise', 'Süßspeise', 'sweets', 'Süßes'],
  Bread: ['bread', 'Brot'],
  Bake: ['bake', 'baking', 'Gebäck', 'backen', 'Ofen'],
  Cake: ['cake', 'Kuchen', 'Torte'],
  Smoothie: ['smoothie'],
  Soup: ['soup', 'Suppe'],
  Pasta: ['pasta', 'noodle', 'Nudel'],
}

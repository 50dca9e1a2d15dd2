import type { Words } from '#app/lib/words/en.ts'

/** Dish types under `app.categories.{Name}`. */
export const app: Words['app'] = {
  categories: {
    All: 'Alle',
    Drink: 'Getränke',
    AlcoholicDrink: 'Alko­holische Getränke',
    Breakfast: 'Frühstück',
    Appetizer: 'Vorspeisen',
    Salad: 'Salate',
    MainDish: 'Haupt­gerichte',
    Dessert: 'Desserts',
    Bread: 'Brot',
    Bake: 'Aus dem Ofen',
    Cake: 'Kuchen',
    Smoothie: 'Smoothies',
    Soup: 'Suppen',
    Pasta: 'Pasta',
  },
}

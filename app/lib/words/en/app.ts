/** Dish types under `app.categories.{Name}`. */
export const app = {
  categories: {
    All: 'All',
    Drink: 'Drinks',
    AlcoholicDrink: 'Alcoholic drinks',
    Breakfast: 'Breakfast',
    Appetizer: 'Starters',
    Salad: 'Salads',
    MainDish: 'Main dishes',
    Dessert: 'Desserts',
    Bread: 'Bread',
    Bake: 'Bakes',
    Cake: 'Cakes',
    Smoothie: 'Smoothies',
    Soup: 'Soups',
    Pasta: 'Pasta',
  },
} as const

/** Slugs of ingredients that one word means. */
export const CHEESE = 'feta mozzarella parmesan ricotta quark'
export const NOODLES = 'spaghetti penne orzo lasagne-sheet ramen-noodles'
export const RICE = 'rice basmati-rice sushi-rice risotto-rice'
export const TOMATO = 'tomato cherry-tomato canned-tomatoes'
export const CITRUS = 'lemon lime'
export const BERRIES = 'blueberry strawberry raspberry mixed-berries'
export const CHICKPEAS = 'chickpeas dried-chickpeas'
export const GREENS = 'spinach kale pak-choi lettuce'
export const HERBS = 'basil parsley mint coriander dill chives sage thyme rosemary oregano'
export const VEGETABLES =
  'bell-pepper carrot celery pumpkin aubergine courgette beetroot spinach kale pak-choi cauliflower green-beans peas lettuce tomato cherry-tomato cucumber radish'

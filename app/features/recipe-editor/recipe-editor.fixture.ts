import type { Draft } from '#contract/own-recipes/draft.ts'

/** A cake in English, half of it in German. */
export const CAKE: Draft = {
  Format: 1,
  Language: 'en',
  Name: { en: 'Grandma’s apple crumble cake', de: 'Omas Apfel-Streuselkuchen' },
  Description: {
    en: 'The cake of every birthday when I was small. One bowl of crumble makes base and top, and the apples have to be sour.',
  },
  Yield: { Servings: 12, Of: { en: 'slices', de: 'Stücke' }, Form: { en: '26 cm tin' } },
  PrepMinutes: 30,
  ActiveMinutes: 35,
  TotalMinutes: 130,
  Lines: [
    { Key: 'i-h1', IsHeading: true, Text: { en: 'For the crumble', de: 'Für die Streusel' } },
    { Key: 'i-1', Text: { en: '300 g plain flour', de: '300 g Mehl' } },
    { Key: 'i-2', Text: { en: '120 g sugar', de: '120 g Zucker' } },
    { Key: 'i-3', Text: { en: '1 level tsp baking powder' } },
    { Key: 'i-4', Text: { en: '180 g butter, cold, diced' } },
    { Key: 'i-5', Text: { en: 'a pinch of salt' } },
    { Key: 'i-h2', IsHeading: true, Text: { en: 'For the filling', de: 'Für die Füllung' } },
    { Key: 'i-6', Text: { en: '6 tart apples (about 1 kg)', de: '6 saure Äpfel (etwa 1 kg)' } },
    { Key: 'i-7', Text: { en: 'juice of half a lemon', de: 'Saft einer halben Zitrone' } },
    { Key: 'i-8', Text: { en: 'a little grated tonka bean' } },
    { Key: 'i-9', Text: { en: '2-3 tbsp brown sugar' } },
    { Key: 'i-10', Text: { en: '1½ tsp cinnamon' } },
  ],
  Steps: [
    {
      Key: 's-1',
      Text: {
        en: 'Heat the oven to 180 °C. Mix {i-1|flour}, {i-2|sugar}, {i-3|baking powder} and {i-5|salt}. Add {i-4|butter} and rub until you have crumbs the size of peas.',
        de: 'Heize den Ofen auf 180 °C. Mische {i-1|Mehl}, {i-2|Zucker}, {i-3|Backpulver} und {i-5|Salz}. Gib {i-4|Butter} dazu und zerreibe alles zu erbsengroßen Streuseln.',
      },
    },
    {
      Key: 's-2',
      Text: {
        en: 'Line the tin with baking paper. Press in two thirds of the crumble, prick it with a fork and bake it for 12 minutes.',
      },
      Until: { en: 'the base looks dry and pale gold' },
      Times: [{ Min: 12, Unit: 'min', Name: { en: 'Base' }, IsTimer: true }],
      PictureId: 3,
    },
    { Key: 's-3', Text: { en: 'Peel {i-6|apples} and quarter them.' } },
    {
      Key: 's-4',
      Text: { en: 'Scatter 2 tbsp breadcrumbs over the warm base. Spread the apples on top.' },
    },
    {
      Key: 's-5',
      Text: { en: 'Bake for 45 minutes, until the crumble is golden brown.' },
    },
    { Key: 's-6', Text: { en: 'Let it cool in the tin for 30 minutes before you open it.' } },
  ],
  Tags: ['autumn', 'family'],
  DishTypes: [9],
  Tools: ['springform tin', 'mixing bowl', 'peeler'],
  Source: { Name: 'From my grandmother Ada' },
  OwnNote: 'Next time one more apple.',
}

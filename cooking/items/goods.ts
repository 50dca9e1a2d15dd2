/** Something that people often buy but no recipe of the catalogue needs. */
export interface Good {
  /** Slug of its department. */
  readonly department: string
  /** Its names in both languages, singular and plural. */
  readonly names: readonly string[]
}

/** Names of goods by the slug of their department; a good is one entry, its names joined by "|". */
const NAMES: Readonly<Record<string, string>> = {
  bakery: `Brot|Brote|Bread|loaf of bread|loaves of bread; Brötchen|Semmel|Semmeln|bread rolls|roll|rolls;
    Toast|Toastbrot|toast bread|sliced bread; Baguette|Baguettes; Croissant|Croissants; Kuchen|cake|cakes;
    Brezel|Brezeln|pretzel|pretzels; Vollkornbrot|wholemeal bread; Weißbrot|white bread; Bagel|Bagels;
    Knäckebrot|crispbread; Tortilla|Tortillas|Wraps|wrap; Ciabatta; Naan|naan bread; Muffin|Muffins;
    Burgerbrötchen|burger buns`,
  'dairy-eggs': `Käse|cheese; Gouda; Emmentaler|Emmental; Cheddar; Camembert; Frischkäse|cream cheese;
    Hafermilch|Haferdrink|oat milk|oat drink; Sojamilch|Sojadrink|soy milk|soya milk; Mandelmilch|almond milk;
    H-Milch|long-life milk; Vollmilch|whole milk; Buttermilch|buttermilk; Kefir; Margarine; Skyr;
    Schmand|saure Sahne|sour cream; Crème fraîche; Schlagsahne|whipping cream|double cream; Hüttenkäse|cottage cheese;
    Halloumi; Tofu; Pudding; Griechischer Joghurt|Greek yoghurt|Greek yogurt; Reibekäse|grated cheese;
    Milchreis|rice pudding; Mascarpone; fresh pasta; Fruchtjoghurt|fruit yoghurt|yogurts|yoghurts`,
  produce: `Orange|Orangen|Apfelsinen|oranges; Birne|Birnen|pear|pears; Weintrauben|Trauben|grapes;
    Kiwi|Kiwis; Pfirsich|Pfirsiche|peach|peaches; Nektarinen|nectarine|nectarines; Melone|Melonen|melon|melons;
    Wassermelone|watermelon; Ananas|pineapple|pineapples; Kirschen|cherries; Mandarinen|mandarins|satsumas|clementines;
    Grapefruit|grapefruits; Brokkoli|Broccoli; Lauch|Porree|leek|leeks; Salat|Kopfsalat|salad; Rucola|rocket;
    Feldsalat|lamb's lettuce; Weißkohl|cabbage|white cabbage; Rotkohl|red cabbage; Rosenkohl|Brussels sprouts|sprouts;
    Fenchel|fennel; Kohlrabi; Spargel|asparagus; Süßkartoffel|Süßkartoffeln|sweet potato|sweet potatoes;
    Mais|sweetcorn|corn; Schalotten|Schalotte|shallot|shallots; Aprikosen|apricots; Granatapfel|pomegranate;
    Kürbis; Obst|fruit; Gemüse|vegetables|veg; Suppengrün; Sellerie|celeriac; Pilze; Kräuter|herbs; Brombeeren|blackberries;
    Datteln|dates; Feigen|figs; Sprossen|bean sprouts; Eisbergsalat|iceberg lettuce; Zuckerschoten|sugar snap peas`,
  'meat-fish': `Hackfleisch|Hack|mince|minced beef|minced meat; Hähnchen|Huhn|chicken|whole chicken;
    Hähnchenbrust|Hähnchenbrustfilet|chicken breast|chicken breasts; Schinken|ham; Salami; Wurst|Aufschnitt|cold cuts;
    Würstchen|Bratwurst|Bratwürste|sausage|sausages; Speck|bacon|Bacon; Rindfleisch|beef; Schweinefleisch|pork;
    Lamm|lamb; Steak|Steaks; Schnitzel; Pute|Putenbrust|turkey; Lachs|salmon; Räucherlachs|smoked salmon;
    Forelle|trout; Kabeljau|cod; Fisch|fish; Shrimps|shrimp; Leberwurst|liver sausage; Gulasch|stewing beef`,
  baking: `Vanillezucker|vanilla sugar; Speisestärke|Stärke|cornflour|cornstarch; Mandeln|almonds; Haselnüsse|hazelnuts;
    Kuvertüre|cooking chocolate; Gelatine|gelatin|gelatine; Streusel|sprinkles; Marzipan; Mohn|poppy seeds; Grieß|semolina;
    Rohrzucker|cane sugar; Backmischung|cake mix`,
  pantry: `Nudeln|Pasta|noodles; Fusilli; Makkaroni|macaroni; Couscous; Quinoa; Linsen|lentils; Bohnen|beans|baked beans;
    Kidneybohnen|kidney beans; Weiße Bohnen|white beans; Müsli|muesli|granola; Cornflakes|cereal; Marmelade|Konfitüre|jam;
    Nutella|Nuss-Nougat-Creme|chocolate spread; Ketchup; Mayonnaise|Mayo; Essig|vinegar; Öl|oil; Balsamico|balsamic vinegar;
    Thunfisch|tuna|tinned tuna; Oliven|olives; Gewürzgurken|Gurken im Glas|gherkins|pickles; Nüsse|nuts; Erdnüsse|peanuts;
    Cashews|Cashewkerne|cashew nuts; Chips|crisps; Schokolade|chocolate; Kekse|biscuits|cookies; Gummibärchen|Süßigkeiten|sweets;
    Salzstangen|pretzel sticks; Cracker|Crackers; Passierte Tomaten|passata; Pesto; Brühwürfel|Brühe|stock cubes|stock;
    Zwieback|rusks; Popcorn; Tacoschalen|taco shells; Reiswaffeln|rice cakes; Erdnussbutter; Kaugummi|chewing gum;
    Babybrei|baby food; Sojasoße; Tabasco; Worcestersauce|Worcestershire sauce; Suppe|soup|tinned soup; Mais in der Dose|tinned sweetcorn`,
  spices: `Pfeffer|pepper mill refill; Paprikapulver|paprika; Currypulver|Curry|curry powder; Zimtstangen|cinnamon sticks;
    Nelken|cloves; Majoran|marjoram; Knoblauchpulver|garlic powder; Safran|saffron; Vanilleschote|vanilla pod|vanilla pods;
    Ingwerpulver|ground ginger; Kümmel|caraway|caraway seeds; Cayennepfeffer|cayenne pepper; Lorbeer`,
  frozen: `Tiefkühlpizza|TK-Pizza|Pizza|frozen pizza; Pommes|Pommes frites|chips for the oven|oven chips|fries; Eis|Eiscreme|ice cream;
    Fischstäbchen|fish fingers; TK-Spinat|frozen spinach; TK-Beeren|frozen berries; TK-Erbsen|frozen peas; TK-Gemüse|frozen vegetables;
    Kroketten|croquettes; Chicken Nuggets|nuggets`,
  drinks: `Kaffee|coffee; Kaffeebohnen|coffee beans; Tee|tea|tea bags|teabags; Cola|Coke; Limonade|Limo|lemonade; Saft|juice;
    Apfelsaft|apple juice; Bier|beer|beers; Wein|wine; Rotwein|red wine; Weißwein|white wine; Sekt|Prosecco|sparkling wine;
    Sprudel|Selters|mineral water; Apfelschorle; Kakaopulver|drinking chocolate; Radler|shandy; Espresso; Grüner Tee|green tea;
    Traubensaft|grape juice; Tomatensaft|tomato juice; Energydrink|energy drink; Gin; Rum; Wodka|vodka; Eistee|iced tea`,
  household: `Klopapier|Toilettenpapier|toilet paper|toilet roll|toilet rolls|loo roll; Küchenrolle|Küchenrollen|Küchenpapier|kitchen roll|kitchen rolls|paper towels;
    Taschentücher|tissues; Spülmittel|washing-up liquid|dish soap; Spülmaschinentabs|dishwasher tablets; Waschmittel|washing powder|detergent|laundry detergent;
    Weichspüler|fabric softener; Müllbeutel|Müllsäcke|bin bags|bin liners; Alufolie|aluminium foil|tin foil|kitchen foil; Frischhaltefolie|cling film;
    Backpapier|baking paper|baking parchment; Gefrierbeutel|freezer bags; Schwamm|Schwämme|sponge|sponges; Putzmittel|Reiniger|cleaner|cleaning spray;
    Seife|soap; Duschgel|shower gel; Shampoo; Zahnpasta|toothpaste; Zahnbürste|Zahnbürsten|toothbrush|toothbrushes; Deo|deodorant; Windeln|nappies|diapers;
    Feuchttücher|wet wipes|baby wipes; Kerzen|Kerze|candle|candles; Streichhölzer|matches; Batterien|batteries; Glühbirne|Glühbirnen|light bulb|light bulbs;
    Servietten|napkins; Kaffeefilter|coffee filters; Katzenfutter|cat food; Hundefutter|dog food; Katzenstreu|cat litter; Blumen|flowers;
    Tampons; Binden|sanitary towels; Rasierklingen|razor blades; Sonnencreme|sun cream; Pflaster|plasters; Handcreme|hand cream; Wattestäbchen|cotton buds;
    Klebeband|sticky tape; Grillkohle|charcoal; Zahnseide|dental floss; Blumenerde|potting soil; Lappen|cloths`,
}

/** Everyday goods beyond the foods of the catalogue, in German and English. */
export const GOODS: readonly Good[] = Object.entries(NAMES).flatMap(([department, lines]) =>
  lines
    .split(';')
    .map((line) => ({ department, names: line.split('|').map((name) => name.trim()) })),
)

/** The good with this id. Goods have negative ids because they are not foods of the catalogue. */
export function goodOf(id: number): Good | undefined {
  return id < 0 ? GOODS[-id - 1] : undefined
}

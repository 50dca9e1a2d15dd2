import { randomInt } from 'node:crypto'

/** 256 short words that sound different. */
const WORDS = `
acorn almond amber anchor apple apron arrow attic autumn badge bagel bakery balcony bamboo banjo barley
barn basil basket beach bean bear beetle bell bench berry bicycle birch biscuit blanket blossom boat
bonfire bottle bowl branch bread breeze brick bridge brook broom bucket butter button cabin cactus camel
candle canoe caramel carpet carrot castle cedar celery cello chalk cherry chestnut chimney cinnamon circle clay
cliff clock cloud clover cobalt cocoa comet copper coral cork corner cotton cradle crane cricket crumb
cumin cup curtain daisy dance desert diamond dolphin donkey door dragon drum eagle earth eight elbow
ember engine fable falcon feather fennel ferry fiddle field fig finch flag flute forest fountain fox
garden garlic garnet ginger glacier glove gold granite grape gravel guitar hammer harbour harp harvest hazel
hedge heron hill honey horse island ivory ivy jacket jasmine jelly jigsaw juniper kettle kiwi kitten
ladder lagoon lantern lark lavender leaf lemon lentil lily linen lion lizard lobster lotus magnet mango
maple marble market meadow melon mint mirror mitten moon moss mountain mustard napkin needle nest nine
nutmeg oak oasis ocean olive onion orange orchid otter oven owl oyster paddle paper parsley peach
pearl pebble pencil penguin pepper piano pigeon pillow pine pirate planet plum pocket pond poppy potato
pumpkin puzzle quartz quilt rabbit radish raisin ribbon river robin rocket rose saddle saffron sail salmon
sandal satin scarf seven shadow shell silver skate sparrow spoon spring stable star stone sugar summer
sunset swan table thyme tiger tomato tower train tray tulip turtle velvet violet walnut window winter
`
  .trim()
  .split(/\s+/)

/** Four random words, such as `basil-window-tray-nine`: 32 bits, which five tries do not find. */
export function fourWords(): string {
  return Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)]).join('-')
}

/** Words as somebody has typed them, as {@link fourWords} writes them. */
export function typedWords(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('-')
}

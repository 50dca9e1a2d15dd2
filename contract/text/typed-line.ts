/**
 * Characters without a shape that a typed line does not need: marks of the writing direction, which turn the
 * text after them around, spaces of no width, invisible operators, and tags outside a flag. The group is a
 * flag, which stays.
 */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,10}\u{E007F})|[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** Joiners after anything but an emoji or a letter of a script that joins letters. */
const JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200C\u200D]/gu

/**
 * A line without what nobody sees: names, titles, tags and items are compared and shown as what is visible of
 * them.
 */
export function visibleLine(text: string): string {
  // Joiners last: what stood before one may be gone.
  return text.replace(INVISIBLE, '$1').replace(JOINERS, '')
}

/** {@link visibleLine} without white space around it. */
export function typedLine(text: string): string {
  return visibleLine(text).trim()
}

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

/** A name of the wire as the key of its words: "raw-egg" is `rawEgg`. */
export function camelCase<Text extends string>(text: Text): CamelCase<Text> {
  return text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Text>
}

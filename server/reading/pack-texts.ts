import { crc32, deflateRawSync } from 'node:zlib'
import type { VersionReason } from '#contract/own-recipes/versions.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { SIMMER_RECIPES, type SimmerFile } from '#contract/own-recipes/simmer-folder.ts'
import type { LineWords } from './line-words.ts'
import { toCooklang, toJsonLd } from '#server/recipe-formats/written-formats.ts'

/** A text as an archive has it. */
export interface PackedText {
  readonly name: string
  /** Compressed with "deflate". */
  readonly bytes: Uint8Array
  /** Bytes before. */
  readonly size: number
  readonly crc: number
}

/** An earlier version as it is packed. */
export interface PackedVersion {
  readonly Changed: string
  readonly Reason: VersionReason
  /** As JSON. */
  readonly draft: string
}

/** A recipe of which the texts are packed. */
export interface UnpackedRecipe {
  /** Of its files, without folder and ending. */
  readonly name: string
  /** As JSON. */
  readonly draft: string
  readonly file: Omit<SimmerFile, 'Draft'>
  readonly versions: readonly PackedVersion[]
}

/** Packs a text for an archive. */
function packText(name: string, text: string): PackedText {
  const bytes = Buffer.from(text)
  return { name, bytes: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A recipe as other programs read it. */
function formats(name: string, draft: Draft, { words }: LineWords): PackedText[] {
  return [
    packText(`schema.org/${name}.jsonld`, json(toJsonLd(draft))),
    packText(
      `cooklang/${name}.cook`,
      toCooklang(draft, (text) => readDraftLine(text, words)),
    ),
  ]
}

/**
 * Packs the texts of a recipe: as Simmer, schema.org and Cooklang have it, and its earlier versions.
 * @param words undefined where only what Simmer itself reads is packed
 */
export function packTexts(
  { name, draft: text, file, versions }: UnpackedRecipe,
  words: LineWords | undefined,
): PackedText[] {
  const draft = JSON.parse(text) as Draft
  const { Simmer, Key, ...rest } = file
  const whole: SimmerFile = { Simmer, ...(Key !== undefined && { Key }), Draft: draft, ...rest }
  const earlier = versions.map(({ draft: before, ...version }) =>
    Object.assign(version, { Draft: JSON.parse(before) as Draft }),
  )
  return [
    packText(`${SIMMER_RECIPES}${name}.json`, json(whole)),
    ...(words ? formats(name, draft, words) : []),
    ...(earlier.length > 0 ? [packText(`earlier-versions/${name}.json`, json(earlier))] : []),
  ]
}

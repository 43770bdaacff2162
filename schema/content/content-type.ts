/**
 * The part of Sanity's schema format that the content model uses, as plain data: a Studio, GROQ type generation, the content
 * check and the local content service all read the same objects. See https://www.sanity.io/docs/studio/schema-types
 * In place of Sanity's `validation` functions stands `isRequired`, which is data; the readers translate it.
 */
export interface ContentField {
  readonly name: string
  readonly title: string
  /** A basic type of Sanity (`string`, `text`, `number`, `boolean`, `date`, `datetime`, `url`, `slug`, `image`, `file`, `reference`, `array`, `object`) or a type of this model. */
  readonly type: string
  /** Said to the editor: what belongs here, and why. */
  readonly description?: string
  /** A document without it does not pass: the content service refuses to start with it. */
  readonly isRequired?: true
  /** Of an object or image. */
  readonly fields?: readonly ContentField[]
  /** Of an array. */
  readonly of?: readonly ContentMember[]
  /** Of a reference. */
  readonly to?: readonly { readonly type: string }[]
  readonly options?: { readonly list: readonly string[] }
}

interface Choice {
  readonly title: string
  readonly value: string
}

interface NamedObject {
  readonly name: string
  readonly title: string
  readonly type: 'object'
  readonly fields: readonly ContentField[]
}

/** What an array may hold. `block` is Portable Text. */
export interface ContentMember {
  readonly type: string
  readonly name?: string
  readonly title?: string
  readonly fields?: readonly ContentField[]
  readonly to?: readonly { readonly type: string }[]
  /** Of a string. */
  readonly options?: { readonly list: readonly string[] }
  readonly styles?: readonly Choice[]
  readonly lists?: readonly Choice[]
  readonly marks?: { readonly decorators: readonly Choice[]; readonly annotations: readonly NamedObject[] }
  /** Of Portable Text: the inline objects. */
  readonly of?: readonly NamedObject[]
}

/** A document, block or object type. `name` is what documents carry as `_type`. */
export interface ContentType {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly type: 'document' | 'object' | 'array' | 'image'
  readonly fields?: readonly ContentField[]
  readonly of?: readonly ContentMember[]
}

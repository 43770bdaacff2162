/**
 * The part of Sanity's schema format that the content model uses, as plain data: a Studio, GROQ type generation, the
 * content check and the local Sanity all read the same objects. See
 * https://www.sanity.io/docs/studio/schema-types Sanity's `validation` functions are replaced by `isRequired`, which is
 * data; each reader translates it.
 */
export interface ContentField {
  readonly name: string
  readonly title: string
  /**
   * A basic type of Sanity (`string`, `text`, `number`, `boolean`, `date`, `datetime`, `url`, `slug`, `image`, `file`,
   * `reference`, `array`, `object`) or a type of this model.
   */
  readonly type: string
  /** Guidance for the editor: what to enter, and why. */
  readonly description?: string
  /** Documents without it are invalid, and the local Sanity refuses to start with them. */
  readonly isRequired?: true
  /** For objects and images. */
  readonly fields?: readonly ContentField[]
  /** For arrays. */
  readonly of?: readonly ContentMember[]
  /** For references. */
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

/** A member of an array. `block` is Portable Text. */
export interface ContentMember {
  readonly type: string
  readonly name?: string
  readonly title?: string
  readonly fields?: readonly ContentField[]
  readonly to?: readonly { readonly type: string }[]
  /** For strings. */
  readonly options?: { readonly list: readonly string[] }
  readonly styles?: readonly Choice[]
  readonly lists?: readonly Choice[]
  readonly marks?: { readonly decorators: readonly Choice[]; readonly annotations: readonly NamedObject[] }
  /** For Portable Text: its inline objects. */
  readonly of?: readonly NamedObject[]
}

/** A document, block or object type. `name` is the `_type` of documents. */
export interface ContentType {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly type: 'document' | 'object' | 'array' | 'image'
  readonly fields?: readonly ContentField[]
  readonly of?: readonly ContentMember[]
}

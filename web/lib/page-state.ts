/**
 * A state of a page that must be as accessible as the page itself. States stand in plain files beside the code that owns them
 * (`*.states.ts`); the end-to-end tests and the audit bring each about and examine it.
 */
export interface PageState {
  /** Unique: 'enquiry, with errors'. */
  readonly name: string
  readonly path: string
  /** What a person does to get there, in order. */
  readonly steps: readonly Step[]
  /** What is there when the state is reached. */
  readonly shows: Target
  /** In CSS pixels; both 1280 and 320 when it is not given. */
  readonly width?: 1280 | 320
  readonly hasJavaScript?: false
}

/** What a person means: a role and its name, as assistive technology tells them. */
export interface Target {
  readonly role:
    | 'alert'
    | 'button'
    | 'checkbox'
    | 'heading'
    | 'link'
    | 'radio'
    | 'region'
    | 'textbox'
    | 'searchbox'
    | 'switch'
    | 'group'
    | 'dialog'
    | 'list'
  readonly name: string
}

export type Step =
  { readonly click: Target } | { readonly fill: Target; readonly text: string } | { readonly press: string }

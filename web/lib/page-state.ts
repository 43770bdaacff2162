/**
 * A state of a page that must be as accessible as the page itself. States are defined in files beside their components
 * (`*.states.ts`); the end-to-end tests and the audit reproduce and check each of them.
 */
export interface PageState {
  /** Unique, such as 'enquiry, with errors'. */
  readonly name: string
  readonly path: string
  /** The actions that lead to the state, in order. */
  readonly steps: readonly Step[]
  /** An element that is visible when the state is reached. */
  readonly shows: Target
  /** In CSS pixels; 1280 and 320 by default. */
  readonly width?: 1280 | 320
  readonly hasJavaScript?: false
  /** What must be so on the server for the address to show it; such as 'Start the site with …'. */
  readonly circumstance?: string
}

/** An element by role and accessible name. */
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

/** The fragments that may change while a page stands open, by the key in their address: `/islands/{key}.json` (S70). */
export interface Islands {
  /** Null when there is none. */
  readonly 'site-alert': { readonly message: string; readonly link?: { label: string; href: string } | null } | null
  readonly phone: {
    /** Whether somebody answers the phone now; null when the content does not tell. */
    readonly isStaffed: boolean | null
  }
}

export type IslandKey = keyof Islands

export const islandKeys = ['site-alert', 'phone'] as const satisfies readonly IslandKey[]

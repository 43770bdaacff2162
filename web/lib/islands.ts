/** The fragments that can change while a page is open, by the key in their address: `/islands/{key}.json` (S70). */
export interface Islands {
  /** Null when there is no alert. */
  readonly 'site-alert': { readonly message: string; readonly link: { label: string; href: string } | null } | null
  readonly phone: {
    /** Whether staff answer the phone now; null when the content does not specify it. */
    readonly isStaffed: boolean | null
  }
}

export type IslandKey = keyof Islands

export const islandKeys = ['site-alert', 'phone'] as const satisfies readonly IslandKey[]

/** Tools of the site that an editor can switch off. */
export const switchableTools = ['READ_ALOUD', 'DWELL', 'CHOICE_PICTURES'] as const

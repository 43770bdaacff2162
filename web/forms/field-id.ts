/** The id of a field, which the links of the error summary name. */
export const fieldId = (name: string): string => `field-${name}`

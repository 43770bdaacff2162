export const examples = { minimal: {} }

export const examples = {
  minimal: { name: 'Wide Verandah' },
  'long words': { name: 'Telecommunication-arrangements' },
}

/** The icons that an editor can choose, by collection and name as Iconify writes them. The site serves each: web/ui/icon/icon-sets.ts. */
export const contentIcons = [
  'kerbcut:clock',
  'kerbcut:email',
  'kerbcut:house',
  'kerbcut:message',
  'kerbcut:people',
  'kerbcut:phone',
  'kerbcut:star',
] as const

/**
 * The icons that an editor can choose, in Iconify's notation of collection and name. The site serves each:
 * web/ui/icon/icon-sets.ts.
 */
export const contentIcons = [
  'kerbcut:clock',
  'kerbcut:email',
  'kerbcut:house',
  'kerbcut:message',
  'kerbcut:people',
  'kerbcut:phone',
  'kerbcut:star',
] as const

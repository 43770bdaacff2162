import type { Behaviour } from './behaviours.ts'

/** A small change of product code that breaks a row of tests/behaviours.ts, so a test of that row must fail. */
export interface Mutant {
  readonly row: Behaviour['id']
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  readonly replace: string
}

/** @throws where the text to replace does not occur, or occurs more than once: the mutant must follow the source. */
export function plant(source: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string {
  const occurrences = source.split(find).length - 1
  if (occurrences !== 1)
    throw new Error(`The text of a mutant occurs ${occurrences} times, and must occur once: ${find}`)
  // A function, because $ has a special meaning in a replacement string.
  return source.replace(find, () => replace)
}

export const mutants: readonly Mutant[] = [
  {
    row: 'S3',
    file: 'schema/site-map.ts',
    find: "title: 'Alternative Access'",
    replace: "title: 'Alternative access'",
  },
  {
    row: 'S4',
    file: 'web/shell/header/Header.tsx',
    find: '<strong>{supportPhone.display}</strong>',
    replace: '<strong>1800 160 401</strong>',
  },
  { row: 'S5', file: 'web/styles/base.css', find: 'color-scheme: only light', replace: 'color-scheme: light dark' },
  {
    row: 'S6',
    file: 'web/ui/card/Card.module.css',
    find: 'color: var(--neutral-soft)',
    replace: 'color: var(--primary-mid)',
  },
  {
    row: 'S7',
    file: 'schema/dataset/page/page-resources-ndis.json',
    find: '"path": "/resources/ndis"',
    replace: '"path": "/resources/ndis-funding"',
  },
  {
    row: 'S8',
    file: 'gateway/submissions/submissions.ts',
    find: "mails: isAcknowledged ? ['staff', 'acknowledgement'] : ['staff'],",
    replace: "mails: ['staff'],",
  },
  {
    row: 'S9',
    file: 'web/server/canonical-path.ts',
    find: "`/${path.replaceAll(/^[/\\\\]+|[/\\\\]+$/g, '')}`",
    replace: "`/${path.replaceAll(/^[/]+|[/\\\\]+$/g, '')}`",
  },
  { row: 'S10', file: 'web/lib/page-title.ts', find: 'bare.length > 200 ?', replace: 'bare.length > 201 ?' },
  {
    row: 'S12',
    file: 'web/shell/NavigationFocus.tsx',
    find: 'if ((followed && !link) || isStep()) focusFirst(title())',
    replace: 'if (isStep()) focusFirst(title())',
  },
  {
    row: 'S13',
    file: 'web/shell/NavigationFocus.tsx',
    find: 'else if (hash) focusFirst(hashTarget(hash), title())',
    replace: 'else if (hash) focusFirst(title())',
  },
  {
    row: 'S14',
    file: 'web/shell/NavigationFocus.tsx',
    find: 'else if (isNewPath || wasLost) focusFirst(title())',
    replace: 'else if (wasLost) focusFirst(title())',
  },
  { row: 'S15', file: 'web/lib/page-title.ts', find: 'word.charAt(0).toUpperCase() + word.slice(1)', replace: 'word' },
  {
    row: 'S16',
    file: 'web/lib/page-title.ts',
    find: '`${status} - Internal Server Error`',
    replace: '`${status} - Internal Server Error.`',
  },
  {
    row: 'S18',
    file: 'web/shell/header/Header.tsx',
    find: 'className={styles[\'logoLink\']}\n            to="/"',
    replace: 'className={styles[\'logoLink\']}\n            to="/about"',
  },
  {
    row: 'S19',
    file: 'web/shell/header/Header.tsx',
    find: 'href={`mailto:${contactEmail}`}',
    replace: 'href={`${contactEmail}`}',
  },
  {
    row: 'S19',
    file: 'web/shell/header/Header.tsx',
    find: 'Email {contactEmail}',
    replace: 'Email <span className="visually-hidden">{contactEmail}</span>',
  },
  {
    row: 'S20',
    file: 'web/shell/navigation/Navigation.module.css',
    find: '  @media (width >= 74.0625em) {',
    replace: '  @media (width >= 74em) {',
  },
  {
    row: 'S21',
    file: 'web/shell/header/ReferralLink.tsx',
    find: "const referral = '/contact-us/referral'",
    replace: "const referral = '/contact-us/feedback'",
  },
  {
    row: 'S22',
    file: 'web/shell/header/ReferralLink.tsx',
    find: 'isHere && event.preventDefault()',
    replace: 'isHere && event.stopPropagation()',
  },
  { row: 'S23', file: 'web/shell/SkipLink.tsx', find: '  title.focus()\n', replace: '' },
  {
    row: 'S24',
    file: 'web/shell/footer/Footer.tsx',
    find: "<a className={styles['phone']} href={supportPhone.href}>",
    replace: '<a className={styles[\'phone\']} href="/">',
  },
  { row: 'S25', file: 'web/lib/phone-hours.ts', find: 'time >= closes', replace: 'time > closes' },
  {
    row: 'S26',
    file: 'web/shell/footer/OfficeAddress.tsx',
    find: '      <address>\n        {office.street}',
    replace: '      <address hidden>\n        {office.street}',
  },
  {
    row: 'S27',
    file: 'web/shell/footer/Footer.tsx',
    find: "{settings.socialLinks.map(({ label, href }) => (\n                  <li key={href}>\n                    <ContentLink className={styles['link']} href={href}>\n                      {label}",
    replace:
      "{settings.socialLinks.map(({ label, href }) => (\n                  <li key={href}>\n                    <ContentLink className={styles['link']} href={href}>\n                      {label.slice(0, 1)}",
  },
  {
    row: 'S28',
    file: 'web/shell/footer/Footer.tsx',
    find: '{linksTo(settings.policyLinks)}',
    replace: '{linksTo(settings.policyLinks.toReversed())}',
  },
  {
    row: 'S29',
    file: 'web/shell/footer/Footer.tsx',
    find: 'href={subscribeLink.href} opensInNewTab>',
    replace: 'href={subscribeLink.href}>',
  },
  { row: 'S30', file: 'web/shell/footer/Footer.tsx', find: 'alt={badge.alt}', replace: 'alt=""' },
  { row: 'S31', file: 'web/shell/footer/Footer.tsx', find: '{settings.acknowledgement}</p>', replace: '</p>' },
  { row: 'S33', file: 'schema/site-map.ts', find: "to: '/contact-us/general-enquiry',", replace: "to: '/contact-us'," },
  { row: 'S34', file: 'schema/site-map.ts', find: "    entry('/about/our-people'),\n", replace: '' },
  {
    row: 'S35',
    file: 'schema/site-map.ts',
    find: "    entry('/services/home-modifications'),\n    entry('/services/alternative-access'),",
    replace: "    entry('/services/alternative-access'),\n    entry('/services/home-modifications'),",
  },
  {
    row: 'S36',
    file: 'schema/site-map.ts',
    find: "entry('/resources/education', [entry('/resources/education/great-gadget-videos')]),",
    replace: "entry('/resources/education'),",
  },
  {
    row: 'S37',
    file: 'schema/site-map.ts',
    find: "children: [entry('/contact-us/general-enquiry'), entry('/contact-us/referral'), entry('/contact-us/feedback')],",
    replace:
      "children: [entry('/contact-us/general-enquiry'), entry('/contact-us/feedback'), entry('/contact-us/referral')],",
  },
  { row: 'S38', file: 'web/shell/navigation/menu-state.ts', find: 'event.isMouse && state.by', replace: 'state.by' },
  { row: 'S40', file: 'web/shell/navigation/menu-state.ts', find: 'firstOpen: 200,', replace: 'firstOpen: 199,' },
  { row: 'S40', file: 'web/shell/navigation/menu-state.ts', find: 'warm: 300,', replace: 'warm: 301,' },
  { row: 'S40', file: 'web/shell/navigation/menu-state.ts', find: 'change: 150,', replace: 'change: 151,' },
  {
    row: 'S41',
    file: 'web/shell/navigation/menu-state.ts',
    find: "if (state.open !== event.id) return opened(state, event.id, 'press', now)",
    replace: "if (state.open === null) return opened(state, event.id, 'press', now)",
  },
  { row: 'S42', file: 'web/shell/navigation/Navigation.tsx', find: '    entry.onSelect?.()\n', replace: '' },
  {
    row: 'S43',
    file: 'web/shell/navigation/Navigation.tsx',
    find: 'if (!isWide(menuButton.current)) closeList()',
    replace: 'if (!isWide(menuButton.current)) close()',
  },
  {
    row: 'S45',
    file: 'gateway/content/queries/post.ts',
    find: 'slug.current == $slug`\nconst shownPost',
    replace: 'slug.current match $slug`\nconst shownPost',
  },
  {
    row: 'S47',
    file: 'gateway/content/map/image.ts',
    find: 'const defaultWidth = 500',
    replace: 'const defaultWidth = 800',
  },
  { row: 'S47', file: 'gateway/content/map/image.ts', find: '&auto=format`', replace: '`' },
  { row: 'S47', file: 'web/blocks/picture/Picture.tsx', find: '      height={height}\n', replace: '' },
  { row: 'S48', file: 'gateway/content/queries/post.ts', find: 'const pageSize = 9', replace: 'const pageSize = 8' },
  { row: 'S50', file: 'web/lib/toast-queue.ts', find: "warning: 'Important',", replace: "warning: 'Message'," },
  { row: 'S50', file: 'web/ui/toast/Toast.tsx', find: '            {notificationWords[type]}\n', replace: '' },
  {
    row: 'S51',
    file: 'web/ui/toast/use-auto-close.ts',
    find: 'defaultAutoCloseMs = 5000',
    replace: 'defaultAutoCloseMs = 5001',
  },
  {
    row: 'S51',
    file: 'gateway/config.ts',
    find: 'TOAST_AUTO_CLOSE_MS: wholeNumber(600_000).default(1000)',
    replace: 'TOAST_AUTO_CLOSE_MS: wholeNumber(600_000).default(2000)',
  },
  {
    row: 'S52',
    file: 'web/lib/toast-queue.ts',
    find: 'end(({ isCondition }) => !isCondition)',
    replace: 'end(({ isCondition }) => isCondition === true)',
  },
  { row: 'S53', file: 'web/lib/toast-queue.ts', find: 'const maxToasts = 5', replace: 'const maxToasts = 6' },
  {
    row: 'S54',
    file: 'web/ui/toast/use-swipe.ts',
    find: 'const swipeDistance = 50',
    replace: 'const swipeDistance = 52',
  },
  {
    row: 'S55',
    file: 'web/shell/notifications/Notifications.tsx',
    find: "key !== 'F8' ||",
    replace: "key !== 'F7' ||",
  },
  {
    row: 'S56',
    file: 'web/ui/toast/use-collapsing.ts',
    find: 'const collapseMs = 300',
    replace: 'const collapseMs = 250',
  },
  {
    row: 'S57',
    file: 'web/ui/toast/use-auto-close.ts',
    find: "document.visibilityState === 'hidden' || !document.hasFocus()",
    replace: "document.visibilityState === 'hidden'",
  },
  { row: 'S58', file: 'web/ui/tooltip/tooltips.ts', find: 'open: 700,', replace: 'open: 699,' },
  { row: 'S59', file: 'web/ui/tooltip/tooltips.ts', find: 'skip: 300,', replace: 'skip: 302,' },
  { row: 'S59', file: 'web/ui/tooltip/IconButton.tsx', find: 'tooltips.openLater(', replace: 'tooltips.open(' },
  {
    row: 'S60',
    file: 'web/endpoints/write-builds.ts',
    find: 'JSON.stringify(meta)',
    replace: 'JSON.stringify({ ...meta, timestamp: undefined })',
  },
  {
    row: 'S61',
    file: 'web/shell/page-loads/use-page-loads.ts',
    find: 'const laterAfterMs = 1000',
    replace: 'const laterAfterMs = 3000',
  },
  {
    row: 'S61',
    file: 'web/shell/page-loads/later.ts',
    find: "isVerySlow: connection().speed === 'slow-2g'",
    replace: 'isVerySlow: false',
  },
  { row: 'S62', file: 'web/server/static-files.ts', find: "    ? 'no-store'", replace: "    ? 'no-cache'" },
  {
    row: 'S63',
    file: 'gateway/config.ts',
    find: 'VERSION_POLL_MS: wholeNumber(86_400_000).default(3_600_000)',
    replace: 'VERSION_POLL_MS: wholeNumber(86_400_000).default(7_200_000)',
  },
  { row: 'S63', file: 'web/shell/page-loads/version.ts', find: 'return onNew()', replace: 'onNew()' },
  {
    row: 'S66',
    file: 'web/shell/page-loads/load-guard.ts',
    find: 'guardWindowMs = 10_000',
    replace: 'guardWindowMs = 10_200',
  },
  {
    row: 'S68',
    file: 'web/shell/page-loads/page-loads.ts',
    find: 'if (isDocumentOutdated() && navigator.onLine) {',
    replace: 'if ((isDocumentOutdated() && navigator.onLine) || target !== location.href) {',
  },
  {
    row: 'S70',
    file: 'web/endpoints/islands.ts',
    find: "'cache-control': 'public, no-cache'",
    replace: "'cache-control': 'public, max-age=600'",
  },
  { row: 'S70', file: 'web/endpoints/islands.ts', find: '({ alert: siteAlert })', replace: '({ alert: null })' },
  {
    row: 'S71',
    file: 'web/shell/page-loads/painted.ts',
    find: 'const paintWaitMs = 100',
    replace: 'const paintWaitMs = 200',
  },
  {
    row: 'S71',
    file: 'web/shell/page-loads/page-loads.ts',
    find: 'Promise.all([next(), painted()])',
    replace: 'Promise.all([next()])',
  },
  {
    row: 'S72',
    file: 'web/lib/site-link/prefetch.ts',
    find: 'const maxConcurrent = 4',
    replace: 'const maxConcurrent = 6',
  },
  { row: 'S73', file: 'web/lib/site-link/prefetch.ts', find: "speed === '2g' || ", replace: '' },
  {
    row: 'S74',
    file: 'web/lib/site-link/prefetch.ts',
    find: '\'a[href^="/"]:not([target])\'',
    replace: '\'a[href^="/"]\'',
  },
  {
    row: 'S75',
    file: 'web/endpoints/icons.ts',
    find: 'public, max-age=604800, stale',
    replace: 'public, max-age=60, stale',
  },
  {
    row: 'S75',
    file: 'web/blocks/card-grid-block/CardGridBlock.tsx',
    find: '<ContentIcon icon={icons[icon]} />',
    replace: '<ContentIcon icon={undefined} />',
  },
  { row: 'S75', file: 'web/ui/icon/icon-sets.ts', find: '  people:\n', replace: '  persons:\n' },
  {
    row: 'S76',
    file: 'web/server/icon-source.ts',
    find: 'installedDeadlineMs = 1500',
    replace: 'installedDeadlineMs = 1502',
  },
  {
    row: 'S76',
    file: 'web/server/icon-source.ts',
    find: 'if (service && missing.length > 0) {',
    replace: 'if (service && missing.length === names.length) {',
  },
  { row: 'S77', file: 'gateway/content/client.ts', find: 'dataset: config.dataset,', replace: "dataset: 'drafts'," },
  {
    row: 'S80',
    file: 'gateway/content/client.ts',
    find: '!request.hasToken && !request.isPreview',
    replace: '!request.hasToken || !request.isPreview',
  },
  {
    row: 'S81',
    file: 'gateway/content/client.ts',
    find: 'const clientTimeout = 5 * 60_000',
    replace: 'const clientTimeout = 4 * 60_000',
  },
  {
    row: 'S81',
    file: 'gateway/content/source.ts',
    find: 'const pageDeadline = 3_000',
    replace: 'const pageDeadline = 5_000',
  },
  { row: 'S84', file: 'gateway/content/client.ts', find: 'maxRetries: 3,', replace: 'maxRetries: 2,' },
  {
    row: 'S85',
    file: 'gateway/content/errors.ts',
    find: "[429, 'CONTENT_RATE_LIMITED'],",
    replace: "[428, 'CONTENT_RATE_LIMITED'],",
  },
  {
    row: 'S86',
    file: 'gateway/mask-errors.ts',
    find: "message: 'The content is not available at the moment.', ...place",
    replace: 'message: error.message, ...place',
  },
  {
    row: 'S87',
    file: 'gateway/content/errors.ts',
    find: 'The content service refused a query: ${message}',
    replace: 'The content service refused a query',
  },
  { row: 'S88', file: 'gateway/content/errors.ts', find: '  error instanceof CorsOriginError || ', replace: '  ' },
  { row: 'S90', file: 'web/lib/scroll-reveal.ts', find: 'offset: 120,', replace: 'offset: 100,' },
  {
    row: 'S92',
    file: 'web/lib/scroll-reveal.css',
    find: 'prefers-reduced-motion: no-preference',
    replace: 'prefers-reduced-motion: reduce',
  },
  {
    row: 'S93',
    file: 'web/route-middleware.ts',
    find: "throw new Error('Unknown route middleware')",
    replace: 'throw new Error(`Unknown route middleware ${name}`)',
  },
  {
    row: 'S94',
    file: 'gateway/submissions/submissions.ts',
    find: 'const receipt = await store.save({',
    replace:
      'const receipt = await Promise.resolve({ reference: `${definition.referencePrefix}-1`, isRepeat: false, receivedAt }); void store.save({',
  },
  {
    row: 'S96',
    file: 'web/server/pages.ts',
    find: 'refusal(limitErrors.formTooLarge, contact()',
    replace: "refusal({ status: 413, words: 'Payload exceeded.', next: 'Shorten it.' }, contact()",
  },
]

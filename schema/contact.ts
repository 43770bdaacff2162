/** The link that dials a number as readers see it: `(07) 5550 1234` becomes `tel:0755501234`. */
export const telHref = (display: string): string => `tel:${display.replaceAll(/[^\d+]/g, '')}`

/** The id of the offices' section in the footer of every page. Here, because browsers load neither search nor addresses. */
export const officesId = 'offices'

/** The id of the offices' section in the footer of every page. Here, because browsers load neither search nor addresses. */
export const officesId = 'offices'

let isOutdated = false

/** Makes every navigation from now on a full load: a new version is live (S64), or a part of this one did not load (S65). */
export const outdate = (): void => {
  isOutdated = true
}

export const isDocumentOutdated = (): boolean => isOutdated

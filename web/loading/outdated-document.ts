let isOutdated = false

/** Turns every later navigation into a full load: a new version is live (S64), or a chunk of this version failed to load (S65). */
export const outdate = (): void => {
  isOutdated = true
}

export const isDocumentOutdated = (): boolean => isOutdated

/** The browser's network information. Not every browser provides it. */
export interface Connection {
  readonly savesData: boolean
  /** 'slow-2g', '2g', '3g' or '4g': a measured speed class, not the type of network. */
  readonly speed: string | undefined
}

/** Reads the network information. Browser only. See https://wicg.github.io/netinfo/ */
export function connection(): Connection {
  const information: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof information !== 'object' || information === null) return { savesData: false, speed: undefined }
  return {
    savesData: 'saveData' in information && information.saveData === true,
    speed:
      'effectiveType' in information && typeof information.effectiveType === 'string'
        ? information.effectiveType
        : undefined,
  }
}

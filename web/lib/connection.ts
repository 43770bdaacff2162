/** The browser's network information. Not every browser provides it. */
export interface Connection {
  readonly savesData: boolean
  /** 'slow-2g', '2g', '3g' or '4g': a measured speed class, not the type of network. */
  readonly speed: string | undefined
}

/** Reads the network information. Browser only. See https://wicg.github.io/netinfo/ */
export function connection(): Connection {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof told !== 'object' || told === null) return { savesData: false, speed: undefined }
  return {
    savesData: 'saveData' in told && told.saveData === true,
    speed: 'effectiveType' in told && typeof told.effectiveType === 'string' ? told.effectiveType : undefined,
  }
}

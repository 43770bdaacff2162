/** What the browser tells of the line and of the wish to save data; not every browser does. */
export interface Connection {
  readonly savesData: boolean
  /** 'slow-2g', '2g', '3g' or '4g', by speed and not by name. */
  readonly speed: string | undefined
}

/** In the browser only. See https://wicg.github.io/netinfo/ */
export function connection(): Connection {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof told !== 'object' || told === null) return { savesData: false, speed: undefined }
  return {
    savesData: 'saveData' in told && told.saveData === true,
    speed: 'effectiveType' in told && typeof told.effectiveType === 'string' ? told.effectiveType : undefined,
  }
}

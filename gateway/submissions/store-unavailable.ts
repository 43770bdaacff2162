/** The store is full, locked, unreachable or replaced. Nothing was acknowledged: the person is asked to try again or to call. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE'
  /** For /readyz, which anyone may read: without paths and addresses. */
  readonly summary: string

  constructor(
    message: string,
    { summary = 'The store does not answer', ...options }: ErrorOptions & { readonly summary?: string } = {},
  ) {
    super(message, options)
    this.summary = summary
  }
}

/** https://www.sqlite.org/rescode.html, without the extended part; the two numbers above 255 have it. */
const sqlite = {
  full: new Set([13, /* IOERR_WRITE */ 778, /* IOERR_SHMSIZE, while a log is opened */ 4874]),
  locked: new Set([5, 6]),
  /** PERM, READONLY, IOERR and CANTOPEN. Damage has other codes. */
  closed: new Set([3, 8, 10, 14]),
}
const files = {
  full: new Set<unknown>(['ENOSPC', 'EDQUOT']),
  closed: new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']),
}

/** Whether an error of SQLite or of a file passes once the disk, its rights or another program change. */
function passingCause(error: unknown): 'full' | 'locked' | 'closed' | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') {
    const { errcode } = error
    if (sqlite.full.has(errcode)) return 'full'
    if (sqlite.locked.has(errcode & 255)) return 'locked'
    return sqlite.closed.has(errcode & 255) ? 'closed' : undefined
  }
  const code = 'code' in error ? error.code : undefined
  return files.full.has(code) ? 'full' : files.closed.has(code) ? 'closed' : undefined
}

/** PostgreSQL's message, or the code of a connection that failed to several addresses: its message is empty. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)

/** The error of files in the data folder that cannot be used at present. Undefined when they are damaged. */
export function unavailableFiles(dataDir: string, cause: unknown): StoreUnavailableError | undefined {
  const reason = reasonOf(cause)
  switch (passingCause(cause)) {
    case 'full':
      return new StoreUnavailableError(
        `The disk under ${dataDir} is full, so the submissions in it cannot be used (${reason}). Free space on it.`,
        { cause, summary: 'The disk under DATA_DIR is full' },
      )
    case 'locked':
      return new StoreUnavailableError(
        `Another program has locked the submissions in ${dataDir} (${reason}). End that program.`,
        { cause, summary: 'Another program has locked the database in DATA_DIR' },
      )
    case 'closed':
      return new StoreUnavailableError(
        `The submissions in ${dataDir} cannot be used (${reason}). Let this program write there, and check that the disk works and can take more files.`,
        { cause, summary: 'This program cannot write to DATA_DIR' },
      )
    case undefined:
      return undefined
  }
}

/** The error of a PostgreSQL that does not accept this program. */
export const unavailablePostgres = (cause: unknown) =>
  new StoreUnavailableError(
    `The database that DATABASE_URL names cannot be used (${reasonOf(cause)}). See that it runs and that the address, the user and the password are right.`,
    { cause, summary: 'The database that DATABASE_URL names cannot be used' },
  )

/** The store is full, locked, unreachable or replaced. Nothing was acknowledged: the person is asked to try again or to call. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

/** Connections to the PostgreSQL database of DATABASE_URL, each with a deadline. */
import { Socket } from 'node:net'
import type { Pool } from 'pg'

/** Milliseconds. A form submission waits for the result, so all are short. */
const deadlines: Readonly<Record<'connect' | 'statement' | 'lock' | 'silence' | 'idle', number>> = {
  /** To get a new or idle connection from the pool. */
  connect: 5000,
  /** The server aborts a statement that takes longer. */
  statement: 5000,
  /** The server aborts a wait for a lock that takes longer. */
  lock: 5000,
  /**
   * A connection without incoming data for this long is closed: the server or the network is down. Longer than the
   * server's own timeouts.
   */
  silence: 7000,
  /** An idle connection is closed before the silence timeout ends it. */
  idle: 3000,
}

/** For migrations, which wait for one another and for the writes of a running release. No visitor waits for them. */
export const migrationDeadlines: typeof deadlines = {
  ...deadlines,
  statement: 600_000,
  lock: 60_000,
  silence: 620_000,
}

/**
 * The session settings of each connection: its timeouts, and synchronous commits regardless of the server's
 * configuration.
 */
const session = ({
  statement,
  lock,
  silence,
}: typeof deadlines) => `set statement_timeout = ${statement}; set lock_timeout = ${lock};
set idle_in_transaction_session_timeout = ${2 * silence}; set synchronous_commit = on;
set default_transaction_isolation = 'read committed'; set default_transaction_read_only = off`

/** The table in which all programs count forms per network. The migrations create it. */
export const formRates = 'form_rates'

/** A pool of at most `max` connections, created on demand. Only programs with a PostgreSQL database load the driver. */
export async function postgresPool(databaseUrl: string, max: number, within = deadlines): Promise<Pool> {
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: within.connect,
    idleTimeoutMillis: within.idle,
    application_name: 'kerbcut',
    // pg's own query timeout abandons the query but returns the connection to the pool, where the next query would wait
    // too.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(within.silence, () => socket.destroy(new Error('The database is silent')))
    },
    onConnect: (client) => client.query(session(within)),
  })
  // A failed connection rejects its statement, if any; without a listener its event would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

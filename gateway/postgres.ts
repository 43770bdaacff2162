/** Connections to the PostgreSQL database that DATABASE_URL names, each with a deadline. */
import { Socket } from 'node:net'
import { Pool } from 'pg'

/** Milliseconds. A form's post waits for the answer, so all are short. */
const deadlines: Readonly<Record<'connect' | 'statement' | 'lock' | 'silence' | 'idle', number>> = {
  /** To get a connection, a new one or a free one. */
  connect: 5000,
  /** The server itself ends a statement that takes longer. */
  statement: 5000,
  /** ... and a wait for a lock. */
  lock: 5000,
  /** A connection on which nothing comes for so long is cut: the server, or the way to it, is gone. Longer than the server's own. */
  silence: 7000,
  /** A connection that nobody uses is closed, before its silence cuts it. */
  idle: 3000,
}

/** For migrations, which wait for one another and for the writes of a running release. Nobody waits for their answer. */
export const migrationDeadlines: typeof deadlines = {
  ...deadlines,
  statement: 600_000,
  lock: 60_000,
  silence: 620_000,
}

/**
 * What each new connection is told: its deadlines, and that a commit is on the disk before it returns, whatever the server's own
 * settings are.
 */
const session = ({
  statement,
  lock,
  silence,
}: typeof deadlines) => `set statement_timeout = ${statement}; set lock_timeout = ${lock};
set idle_in_transaction_session_timeout = ${2 * silence}; set synchronous_commit = on;
set default_transaction_isolation = 'read committed'; set default_transaction_read_only = off`

/** The table in which programs count together how many forms come from each network. The migrations make it. */
export const formRates = 'form_rates'

/** At most `max` connections, made as they are needed. */
export function postgresPool(databaseUrl: string, max: number, within = deadlines): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: within.connect,
    idleTimeoutMillis: within.idle,
    application_name: 'kerbcut',
    // pg's own deadline for a query gives the query up and keeps the connection, on which the next one then waits too.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(within.silence, () => socket.destroy(new Error('The database is silent')))
    },
    onConnect: (client) => client.query(session(within)),
  })
  // A failed connection fails its statement, if it has one; beside that its event without a listener would end the program.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

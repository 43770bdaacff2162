/** Connections to the PostgreSQL database that DATABASE_URL names, each with a deadline. */
import { Socket } from 'node:net'
import { Pool } from 'pg'

/** Milliseconds. A form's post waits for the answer, so all are short. */
const deadlines = {
  /** To get a connection, a new one or a free one. */
  connect: 5000,
  /** The server itself ends a statement, or a wait for a lock, that takes longer. */
  statement: 5000,
  /** A connection on which nothing comes for so long is cut: the server, or the way to it, is gone. Longer than the server's own. */
  silence: 7000,
  /** A connection that nobody uses is closed, before its silence cuts it. */
  idle: 3000,
}

/**
 * What each new connection is told: its deadlines, and that a commit is on the disk before it returns, whatever the server's own
 * settings are.
 */
const session = `set statement_timeout = ${deadlines.statement}; set lock_timeout = ${deadlines.statement};
set idle_in_transaction_session_timeout = ${2 * deadlines.silence}; set synchronous_commit = on;
set default_transaction_isolation = 'read committed'; set default_transaction_read_only = off`

/** The table in which programs count together how many forms come from each network. The migrations make it. */
export const formRates = 'form_rates'

/** At most `max` connections, made as they are needed. */
export function postgresPool(databaseUrl: string, max: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: deadlines.connect,
    idleTimeoutMillis: deadlines.idle,
    application_name: 'kerbcut',
    // pg's own deadline for a query gives the query up and keeps the connection, on which the next one then waits too.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(deadlines.silence, () => socket.destroy(new Error('The database is silent')))
    },
    onConnect: (client) => client.query(session),
  })
  // A failed connection fails its statement, if it has one; beside that its event without a listener would end the program.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** `npm run submissions -- …`: the operator's commands on the configured store. */
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '#gateway/config.ts'
import { openDatabase } from './database.ts'
import { runOperator } from './operator.ts'
import { createStore } from './store.ts'
import { StoreUnavailableError } from './store-unavailable.ts'
import { fileTransport } from './transport.ts'

/** The user name of the operating system; a container may run under a uid that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

try {
  const config = readConfig(undefined, { generatesSecrets: false })
  const database = await openDatabase(config, { mustExist: true })
  const store = createStore(database)
  const transport = fileTransport(resolve(config.dataDir, 'mail'))
  const { isOk, output } = await runOperator(process.argv.slice(2), {
    store,
    database,
    transport,
    userName: userName(),
  })
  await store.close()
  if (!isOk) process.exitCode = 1
  ;(isOk ? console.log : console.error)(output)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreUnavailableError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** `npm run submissions -- …`: the operator's commands on the store that the settings name. */
import { ConfigError, readConfig } from '#gateway/config.ts'
import { openDatabase } from './database.ts'
import { runOperator } from './operator.ts'
import { createStore } from './store.ts'

try {
  const store = createStore(await openDatabase(readConfig()))
  const { isOk, output } = await runOperator(process.argv.slice(2), store, new Date())
  await store.close()
  if (!isOk) process.exitCode = 1
  ;(isOk ? console.log : console.error)(output)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

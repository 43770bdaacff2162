import { expect, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { readConfig } from './config.ts'
import { startGateway } from './start.ts'
import { temporaryFolder } from '#tests/helpers/submissions.ts'

test('a dataset that cannot be served stops the start with its sentence', async () => {
  const config = readConfig({ DATA_DIR: temporaryFolder(), CONTENT_DATASET_DIR: '/no/such/folder' })
  await expect(startGateway(config, recordingLog())).rejects.toThrow(
    /\/no\/such\/folder does not exist: set CONTENT_DATASET_DIR/,
  )
})

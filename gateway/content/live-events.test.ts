import { throwError } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { createContentClient } from './client.ts'
import { subscribeToLiveEvents } from './live-events.ts'

test('after a failure the live events are subscribed to again in half a minute, until that is stopped', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createContentClient(
    { kind: 'local', dataset: 'production', token: undefined, datasetDir: '', port: 0 },
    'http://127.0.0.1:1',
  )
  const events = vi.spyOn(client.live, 'events').mockReturnValue(throwError(() => new Error('gone')))
  const logger = recordingLog()
  const stop = subscribeToLiveEvents({ client, logger, onEvent: () => {} })
  expect(logger.lines).toMatchObject([
    { level: 'warn', message: expect.stringContaining('Live content events stopped') },
  ])
  vi.advanceTimersByTime(29_999)
  expect(events).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(events).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(events).toHaveBeenCalledTimes(2)
})

import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { onBothStores } from '#tests/helpers/stores.ts'
import { openDatabase } from './database.ts'
import { maxSweepGap, startRetention, usualErasures } from './retention.ts'
import { createStore } from './store.ts'
import { person, setClock } from '#tests/helpers/submissions.ts'

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000
const retentionDays = 365

onBothStores((newLocation) => {
  async function openStore() {
    const clock = setClock()
    const database = await openDatabase(await newLocation())
    const store = createStore({ ...database, now: async () => clock.now() })
    onTestFinished(() => store.close())
    const log = recordingLog()
    const files = new Set<string>()
    const mailFiles = {
      forget: async (reference: string) => void files.delete(reference),
      references: async () => files,
    }
    return {
      store,
      clock,
      log,
      files,
      save: async () => {
        const { reference } = await store.save({
          form: 'general-enquiry',
          referencePrefix: 'GE',
          tokenId: crypto.randomUUID(),
          payloadHash: 'hash',
          answers: person,
          words: {},
          isSuspect: false,
          retentionDays,
          mails: ['staff', 'acknowledgement'],
        })
        return reference
      },
      /** Sends the staff's mail of everything that waits. */
      deliver: async () => {
        for (const job of await store.outbox.lease({ owner: 'w', duration: 1, limit: 1000 }))
          await store.outbox.settle(job.id, 'w', { kind: job.kind === 'staff' ? 'sent' : 'parked', error: 'SMTP 550' })
      },
      /** What a start does at once. */
      sweep: async () => {
        const retention = startRetention({ store, mailFiles, logger: log })
        await retention.stop()
        return retention.withheld()
      },
      references: async () => (await store.list()).map(({ reference }) => reference),
    }
  }
  const nothingWithheld = { doubtful: 0, undelivered: 0, unknownMail: 0 }

  test.each([
    ['after earlier sweeps', true],
    ['before the first sweep', false],
  ])('[S94] a start whose clock is a year ahead erases nothing %s', async (_, hasSwept) => {
    const { store, clock, log, files, save, deliver, sweep, references } = await openStore()
    for (const reference of [await save(), await save()]) files.add(reference)
    await deliver()
    await save()
    if (hasSwept) expect(await sweep()).toEqual(nothingWithheld)
    clock.advance(366 * day)
    expect(await sweep()).toEqual({ doubtful: 2, undelivered: 1, unknownMail: 0 })
    expect(log.lines).toMatchObject([
      { level: 'error', message: expect.stringContaining('because the staff never received them') },
      { level: 'error', message: expect.stringContaining('Retention is stopped'), facts: { due: 2, total: 3 } },
    ])
    // A submission that the wrong clock received does not make it right.
    await save()
    clock.advance(day / 24)
    expect(await sweep()).toMatchObject({ doubtful: 2 })
    expect(await references()).toHaveLength(4)
    expect(files.size).toBe(2)
    clock.advance(-366 * day)
    expect(await sweep()).toEqual(nothingWithheld)
    expect((await store.retentionState()).due).toEqual([])
  })

  test('a site that runs erases what is due without an operator, all of a small database too', async () => {
    const { clock, log, save, deliver, sweep, references } = await openStore()
    await save()
    await deliver()
    for (let days = 0; days <= retentionDays; days += 5) {
      expect(await sweep()).toEqual(nothingWithheld)
      expect(await references()).toHaveLength(days < retentionDays ? 1 : 0)
      clock.advance(5 * day)
    }
    expect(log.lines).toMatchObject([{ level: 'info', facts: { erased: 1 } }])
    // Without submissions there is nothing to lose, however long the site was stopped.
    clock.advance(2 * maxSweepGap)
    await save()
    await deliver()
    expect(await sweep()).toEqual(nothingWithheld)
  })

  test('[S94] a submission that the staff never received is not erased', async () => {
    const { store, clock, save, sweep, references } = await openStore()
    const reference = await save()
    clock.advance((retentionDays + 1) * day)
    await store.noteSweep(clock.now())
    expect(await sweep()).toMatchObject({ undelivered: 1 })
    expect(await references()).toEqual([reference])
  })

  test('[S94] a sweep that would erase an unusual share erases nothing', async () => {
    const { store, clock, save, deliver, sweep, references } = await openStore()
    for (let n = 0; n <= usualErasures.number; n += 1) await save()
    await deliver()
    clock.advance(retentionDays * day)
    await store.noteSweep(clock.now())
    expect(await sweep()).toMatchObject({ doubtful: usualErasures.number + 1 })
    expect(await references()).toHaveLength(usualErasures.number + 1)
  })

  test('[S94] a submission received while the clock was set back is stored for its whole period', async () => {
    const { clock, save, deliver, sweep, references } = await openStore()
    await save()
    await sweep()
    clock.advance(-20_000 * day)
    const reference = await save()
    await deliver()
    expect(await sweep()).toEqual(nothingWithheld)
    clock.advance(20_000 * day)
    expect(await sweep()).toEqual(nothingWithheld)
    expect(await references()).toContain(reference)
  })

  test('a wrong clock deletes no entry of the operator log; entries older than two years are deleted', async () => {
    const { store, clock, save, sweep } = await openStore()
    const reference = await save()
    await store.log({ userName: 'bede', command: 'show', reference })
    await sweep()
    clock.advance(3 * 365 * day)
    await sweep()
    expect(await store.logged(10)).toHaveLength(1)
    await store.noteSweep(clock.now())
    await sweep()
    expect(await store.logged(10)).toEqual([])
  })

  test('[S94] mail files are deleted only if their submission was erased', async () => {
    const { store, log, files, save, sweep } = await openStore()
    const [erased, present, lost] = [await save(), await save(), 'GE-4K7M-29X']
    const { submission } = (await store.show(erased)) ?? {}
    if (submission) await store.erase(submission)
    for (const reference of [erased, present, lost]) files.add(reference)
    expect(await sweep()).toEqual({ doubtful: 0, undelivered: 0, unknownMail: 1 })
    expect(files).toEqual(new Set([present, lost]))
    expect(log.lines).toMatchObject([
      { level: 'info', message: 'Mail files of erased submissions were deleted', facts: { erased: 1 } },
      { level: 'error', message: expect.stringContaining('may be the only copies'), facts: { unknown: 1 } },
    ])
  })

  test('a submission that was received under a clock ahead is reported when its mail is not sent', async () => {
    const { store, clock, save } = await openStore()
    clock.advance(366 * day)
    await save()
    clock.advance(-366 * day)
    expect(await store.outbox.escalate(4 * 60 * 60 * 1000)).toBe(1)
  })
})

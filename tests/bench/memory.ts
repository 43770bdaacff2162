/** Memory of the site after its first page and a search, and after 200 forms. */
import { setTimeout } from 'node:timers/promises'
import { enquire, shortest } from '#tests/helpers/enquire.ts'
import { asServed, figureOf, startSite } from '#tests/helpers/site.ts'
import type { Figure } from './figure.ts'

const formCount = 200
/** In ms. Until garbage is collected and returned. */
const settlingTime = 10_000

/** Needs a build. */
export async function measureMemory(): Promise<Figure[]> {
  const site = await startSite({ ...asServed, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  const settled = async () => {
    await setTimeout(settlingTime)
    return (await figureOf(site, 'process_resident_memory_bytes')) / 1e6
  }
  try {
    for (const path of ['/', '/search?q=wheelchair']) await (await fetch(site.url + path)).arrayBuffer()
    const atFirst = await settled()
    for (let form = 0; form < formCount; form++) {
      const network = `10.0.${form}.1`
      const { reference, status } = await enquire(site, { ...shortest, name: `Visitor ${form}` }, undefined, network)
      if (!reference) throw new Error(`A form was answered with ${status}`)
    }
    return [
      { name: 'Memory ten seconds after the first page and a search', value: atFirst, unit: 'MB', goal: 240 },
      { name: `Memory after ${formCount} forms`, value: await settled(), unit: 'MB', goal: 280 },
    ]
  } finally {
    await site.stop()
  }
}

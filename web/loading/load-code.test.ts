import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadCode } from './load-code.ts'

describe('loadCode', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('while the browser is offline, it does not ask for code that it has not loaded', async () => {
    const load = vi.fn(async () => 'code')
    const loadOnce = loadCode(load)
    vi.stubGlobal('navigator', { onLine: false })
    await expect(loadOnce()).rejects.toThrow('offline')
    expect(load).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await loadOnce()).toBe('code')
    vi.stubGlobal('navigator', { onLine: false })
    expect(await loadOnce()).toBe('code')
  })
})

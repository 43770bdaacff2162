import { type Check, general } from '#tests/a11y/check.ts'

export const hoverContrast: Check = {
  id: 'hover-contrast',
  title: 'Words and signs keep their contrast under the pointer and with the focus',
  criteria: ['1.4.3', '1.4.11'],
  source: general('G18'),
  renditions: ['wide', 'contrast-more', 'low-glare'],
  async run({ page, rendition: { name }, isNew }) {
    const controls = await page.evaluate(() =>
      audit
        .controls()
        .filter((element) => audit.isThere(element) && (audit.words(element) || audit.signContrast(element)))
        .map((element) => ({
          kind: `${element.tagName} ${element.className} ${element.closest('main, header, footer')?.tagName}`,
          target: audit.selector(element),
        })),
    )
    const faults = []
    let applied = 0
    for (const { kind, target } of controls) {
      if (!isNew(`hover-contrast ${name} ${kind}`)) continue
      applied += 1
      const control = page.locator(target).first()
      for (const state of ['hover', 'focus'] as const) {
        if (state === 'hover') await control.hover({ force: true, timeout: 2000 }).catch(() => undefined)
        else await control.focus({ timeout: 2000 }).catch(() => undefined)
        const fault = await control
          .evaluate((element, how) => {
            for (const motion of element.getAnimations({ subtree: true })) motion.finish()
            const words = [element, ...element.querySelectorAll('*')].filter(
              (part) => audit.isSeen(part) && audit.hasText(part, /\p{L}|\d/u),
            )
            for (const part of words) {
              const { color, fontSize, fontWeight } = getComputedStyle(part)
              const ground = audit.ground(part)
              if (ground === undefined) continue
              const size = Number.parseFloat(fontSize)
              const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
              const contrast = audit.contrast(color, ground)
              if (contrast < least) return audit.fault(part, `${contrast.toFixed(1)}:1 on ${how}`)
            }
            const sign = audit.signContrast(element)
            return sign !== undefined && sign < 3
              ? audit.fault(element, `Its sign has ${sign.toFixed(1)}:1 on ${how}`)
              : null
          }, state)
          .catch(() => null)
        if (fault) faults.push(fault)
      }
    }
    await page.mouse.move(0, 0)
    return { applied, faults }
  },
  good: '<a href="/a" style="color:#124;display:inline-block">Ramps</a>',
  bad: [
    '<style>a:hover { color: #bcd }</style><a href="/a">Ramps</a>',
    '<style>button:hover { color: #ccc }</style><button style="background:#fff" aria-label="Close"><svg width="20" height="20"><path d="M0 0h20v20z" fill="currentColor"></path></svg></button>',
  ],
}

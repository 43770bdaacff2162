import { type Check, general } from '#tests/a11y/check.ts'
import { looks } from '#tests/a11y/renditions.ts'

export const iconsStandOut: Check = {
  id: 'icons-stand-out',
  title: 'The sign of a button without words stands out at 3:1',
  criteria: ['1.4.11'],
  source: general('G207'),
  renditions: looks,
  judge() {
    const signs = audit
      .controls()
      .filter((element) => audit.isThere(element))
      .flatMap((element) => {
        const contrast = audit.signContrast(element)
        return contrast === undefined ? [] : [{ element, contrast }]
      })
    return {
      applied: signs.length,
      faults: signs.flatMap(({ element, contrast }) =>
        contrast < 3 ? [audit.fault(element, `Its sign has ${contrast.toFixed(1)}:1`)] : [],
      ),
    }
  },
  good: '<button aria-label="Play"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#222"></path></svg></button>',
  bad: '<button aria-label="Play" style="background:#fff"><svg width="20" height="20"><path d="M0 0h20v20z" style="fill:#ddd"></path></svg></button>',
}

import { type Check, failure } from '#tests/a11y/check.ts'

export const noMotionInput: Check = {
  id: 'no-motion-input',
  title:
    'Nothing listens to the movement of the device, nothing must be dragged, nothing asks for a password or a puzzle',
  criteria: ['2.5.4', '2.5.7', '3.3.8'],
  source: failure('F106'),
  renditions: ['wide'],
  judge() {
    const {
      motionListeners = 0,
      ondevicemotion,
      ondeviceorientation,
    } = globalThis as { motionListeners?: number; ondevicemotion?: unknown; ondeviceorientation?: unknown }
    const faults = audit
      .all('[draggable=true], input[type=range], input[type=password], iframe[src*=captcha], canvas')
      .map((element) => audit.fault(element, 'It must be dragged, remembered or solved'))
    const puzzle =
      /captcha|not a robot|(are|you are) (a )?human|what is \d+ ?[+×x*–-] ?\d+|(letters?|characters?|digits?) (of|in) (your|the) (password|code|picture|image)/i
    for (const field of audit.all('input:not([type=hidden]), textarea').filter(audit.isExposed)) {
      if (puzzle.test(audit.name(field))) faults.push(audit.fault(field, 'It sets a puzzle'))
      if (field.getAttribute('maxlength') === '1')
        faults.push(audit.fault(field, 'It takes one sign: a code cannot be pasted'))
    }
    if (motionListeners > 0 || ondevicemotion || ondeviceorientation)
      faults.push(audit.fault(null, 'The page listens to the movement of the device'))
    return { applied: 1, faults }
  },
  good: '<p>Ramps</p>',
  bad: ['<ul><li draggable="true">Ramps</li></ul>', '<label>What is 7 + 4? <input></label>'],
}

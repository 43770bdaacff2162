import { objectsIn } from './pieces.ts'
import type { Rule } from './rule.ts'
import { maxAltLength } from './settings.ts'

const announces =
  /^(an? |the )?(image|picture|photo|photograph|illustration|drawing|graphic|icon|screenshot)( (of|showing)\b|:)/i

export const altText: Rule = {
  id: 'alt-text',
  protects: 'people who hear pictures instead of seeing them',
  *check(document) {
    for (const { path, value } of objectsIn(document)) {
      const { alt } = value
      if (value['_type'] !== 'picture' || typeof alt !== 'string') continue
      const at = `${path}.alt`
      if (announces.test(alt.trim()))
        yield {
          path: at,
          problem: `begins with "${alt.trim().split(' ', 3).join(' ')}", which screen readers say anyway`,
          remedy: 'begin with what the picture shows',
        }
      if (/\.(jpe?g|png|svg|webp|gif|avif)\b/i.test(alt) || /^[^\s]+[-_][^\s]+$/.test(alt.trim()))
        yield { path: at, problem: 'is the name of a file', remedy: 'say what the picture tells, in a sentence' }
      if (alt.length > maxAltLength)
        yield {
          path: at,
          problem: `is ${alt.length} characters long`,
          remedy: `keep it to ${maxAltLength}, and put the rest in the text`,
        }
    }
  },
}

/** Lint rules about changes of a page that a test in a browser sees only if it brings them about. */

import { type Context, isNode, type Node } from './nodes.ts'
const textOf = (value: unknown): unknown => (isNode(value) ? (value['name'] ?? value['value']) : undefined)

const isLive = (attribute: Node): boolean => {
  const name = textOf(attribute['name'])
  const value = textOf(attribute['value'])
  return name === 'aria-live' ? value !== 'off' : name === 'role' && /^(status|alert|log)$/.test(String(value))
}

/** Screen readers announce what changes in a live region, and often not the text that it is inserted with (ARIA22). */
const liveRegionFirst = (context: Context) => ({
  JSXAttribute(attribute: Node) {
    if (!isLive(attribute)) return
    let around = attribute.parent?.parent?.parent
    while (around && /^JSX(Element|Fragment|ExpressionContainer)$/.test(around.type)) around = around.parent
    if (around && /^(Logical|Conditional)Expression$/.test(around.type))
      context.report({
        node: attribute,
        message:
          'Render a live region always, and its text on condition; otherwise screen readers may not announce it.',
      })
  },
})

const motionMessage =
  'It moves for people who prefer less movement: move it by CSS, or decide by prefersReducedMotion (web/lib/motion.ts).'

/** Style sheets end their motion for everyone who prefers that (base.css); scripts have to ask. */
const motionPreference = (context: Context) => ({
  CallExpression(call: Node) {
    const callee = call['callee']
    if (isNode(callee) && callee.type === 'MemberExpression' && textOf(callee['property']) === 'animate')
      context.report({ node: call, message: motionMessage })
  },
  Property(property: Node) {
    if (textOf(property['key']) === 'behavior' && textOf(property['value']) === 'smooth')
      context.report({ node: property, message: motionMessage })
  },
})

// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default {
  meta: { name: 'accessible-changes' },
  rules: {
    'live-region-first': { create: liveRegionFirst },
    'motion-preference': { create: motionPreference },
  },
}

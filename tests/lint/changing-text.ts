/**
 * A lint rule: text that can change is the only child of its element. A translator replaces a text node by a `<font>` element. If the
 * text is the only child, React replaces whatever the element contains. Beside other children React updates its own text node, which
 * is no longer in the page, so the page shows the previous text; or React fails when it removes the text, or inserts an element
 * before it (https://github.com/facebook/react/issues/11538).
 */

import { type Context, isNode, type Node } from './nodes.ts'

const partsOf = (node: Node, ...names: readonly string[]): readonly Node[] =>
  names.map((name) => node[name]).filter(isNode)

/** Whether an expression can be a string. Identifiers and calls can; a name such as `children` or `content` is an element. */
function isText(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string'
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'ConditionalExpression':
      return partsOf(node, 'consequent', 'alternate').some(isText)
    case 'LogicalExpression':
      return partsOf(node, ...(node['operator'] === '&&' ? ['right'] : ['left', 'right'])).some(isText)
    case 'Identifier':
      return !/children|picture|icon|element|help|panel|button/i.test(String(node['name']))
    case 'MemberExpression':
      return partsOf(node, 'property').some(isText)
    default:
      return false
  }
}

const isSpace = (node: Node) => node.type === 'JSXText' && /^\s*\n\s*$/.test(String(node['value']))
const isConditional = (node: Node) => node.type === 'ConditionalExpression' || node.type === 'LogicalExpression'
const expressionOf = (node: Node): Node | undefined =>
  node.type === 'JSXExpressionContainer' ? partsOf(node, 'expression')[0] : undefined

const message =
  'Text that can change must be the only child of its element, for translators (tests/lint/changing-text.ts).'

const check = (context: Context) => (node: Node) => {
  const children = (Array.isArray(node['children']) ? node['children'] : [])
    .filter(isNode)
    .filter((child) => !isSpace(child) && expressionOf(child)?.type !== 'JSXEmptyExpression')
  for (const [index, child] of children.entries()) {
    const expression = expressionOf(child)
    const isLone = children.length === 1 && node.type === 'JSXElement'
    if (expression && expression.type !== 'Literal' && isText(expression) && !isLone)
      context.report({ node: child, message })
    // React inserts an element that appears before the next child.
    else if (expression && isConditional(expression) && children[index + 1]?.type === 'JSXText')
      context.report({ node: child, message })
  }
}

// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default {
  meta: { name: 'changing-text' },
  rules: {
    alone: { create: (context: Context) => ({ JSXElement: check(context), JSXFragment: check(context) }) },
  },
}

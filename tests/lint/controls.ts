/** A lint rule: interactive controls are imported from web/ui, which wraps React Aria components (web/decisions.md). */

const controls = new Set(['button', 'input', 'select', 'textarea'])

/**
 * The widget roles of WAI-ARIA 1.2, https://www.w3.org/TR/wai-aria-1.2/#widget_roles, without separator, progressbar
 * and tabpanel.
 */
const widgetRoles = new Set(
  'button checkbox combobox grid gridcell link listbox menu menubar menuitem menuitemcheckbox menuitemradio option radio radiogroup scrollbar searchbox slider spinbutton switch tab tablist textbox tree treegrid treeitem'.split(
    ' ',
  ),
)

interface Attribute {
  readonly type: string
  readonly name?: { readonly name?: unknown }
  readonly value?: { readonly type: string; readonly value?: unknown } | null
}

interface Element {
  readonly name: { readonly type: string; readonly name?: unknown }
  readonly attributes: readonly Attribute[]
}

interface Context {
  report(problem: { readonly node: object; readonly message: string }): void
}

const attribute = ({ attributes }: Element, name: string): unknown =>
  attributes.find((one) => one.type === 'JSXAttribute' && one.name?.name === name)?.value?.value

// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default {
  meta: { name: 'controls' },
  rules: {
    'from-ui': {
      create: (context: Context) => ({
        JSXOpeningElement(node: Element) {
          const { name } = node.name
          const role = attribute(node, 'role')
          if (typeof name === 'string' && controls.has(name) && attribute(node, 'type') !== 'hidden')
            context.report({ node, message: `Use a component of web/ui instead of <${name}>.` })
          else if (typeof role === 'string' && widgetRoles.has(role))
            context.report({ node, message: `Use a component of web/ui instead of role="${role}".` })
        },
      }),
    },
  },
}

import { checkSync } from 'recheck'

/**
 * A lint rule: a regular expression takes linear time, because most of them read text from outside, and one of quadratic time blocks the
 * only thread for seconds. `recheck` must prove it; an expression that it can only try with examples is written more simply.
 */

/** Far more than the largest of them takes on a busy machine. */
const timeoutMs = 60_000

interface Literal {
  readonly regex?: { readonly pattern: string; readonly flags: string } | null
}

interface Call {
  readonly callee: { readonly type: string; readonly name?: unknown }
}

interface Context {
  report(problem: { readonly node: object; readonly message: string }): void
}

/** Returns what is wrong with a regular expression; undefined when it is proved to be linear. */
export function superLinear(pattern: string, flags: string): string | undefined {
  // Without a named checker, recheck only fuzzes an expression with bounded repetitions.
  const proof = checkSync(pattern, flags, { timeout: timeoutMs, checker: 'automaton' })
  const result = proof.status === 'unknown' ? checkSync(pattern, flags, { timeout: timeoutMs }) : proof
  if (result.status === 'vulnerable')
    return `/${pattern}/ takes ${result.complexity.summary} time, for example on ${result.attack.pattern}.`
  if (result.status === 'safe' && result.checker === 'automaton') return undefined
  return `Nothing proves that /${pattern}/ takes linear time. Write it without lookaround or in several steps.`
}

// oxlint-disable-next-line import/no-default-export -- The linter loads a plugin by its default export.
export default {
  meta: { name: 'regex' },
  rules: {
    linear: {
      create: (context: Context) => {
        const refuseConstruction = (node: Call): void => {
          if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
            context.report({
              node,
              message: 'A constructed expression is not proved. Give the reason that it is linear.',
            })
        }
        return {
          NewExpression: refuseConstruction,
          CallExpression: refuseConstruction,
          Literal(node: Literal): void {
            const message = node.regex ? superLinear(node.regex.pattern, node.regex.flags) : undefined
            if (message !== undefined) context.report({ node, message })
          },
        }
      },
    },
  },
}

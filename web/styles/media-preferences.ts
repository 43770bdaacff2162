import type { CSSOptions } from 'vite'

type Postcss = Exclude<NonNullable<CSSOptions['postcss']>, string>
type Plugin = Extract<NonNullable<Postcss['plugins']>[number], { postcssPlugin: string }>

/** System settings and the equivalent settings of the Display panel. */
const preferences = [
  ['(prefers-contrast: more)', "[data-contrast='more']"],
  ['(prefers-reduced-motion: reduce)', "[data-motion='reduce']"],
] as const
/** In style sheets only. Large targets use the narrow layout of the header in every window. */
const usualTargets = '(--usual-targets)'
const motionWelcome = '(prefers-reduced-motion: no-preference)'
const textSizes = [125, 150, 200] as const
const length = /([\d.]+)em\b/g

interface Variant {
  /** The media query. */
  readonly params: string
  /** The condition on `<html>` for the variant: the rest of a compound selector. */
  readonly root: string
}

const without = (params: string, query: string) =>
  params
    .split(' and ')
    .filter((part) => part !== query)
    .join(' and ') || 'all'

/** Returns the variants in which a media query matches. A single variant equal to the original means that nothing changes. */
function variantsOf(params: string): readonly Variant[] {
  let variants: readonly Variant[] = [{ params, root: '' }]
  for (const [query, attribute] of preferences) {
    if (params.includes(query))
      variants = variants.flatMap((variant) => [
        variant,
        { params: without(variant.params, query), root: variant.root + attribute },
      ])
  }
  if (params.includes(motionWelcome))
    variants = variants.map((variant) => ({ ...variant, root: `${variant.root}:not([data-motion='reduce'])` }))
  if (params.includes(usualTargets))
    variants = variants.map((variant) => ({
      params: without(variant.params, usualTargets),
      root: `${variant.root}:not([data-targets])`,
    }))
  if (!/\dem\b/.test(params)) return variants
  return variants.flatMap((variant) => [
    { ...variant, root: `${variant.root}:not([data-text-size])` },
    ...textSizes.map((size) => ({
      params: variant.params.replaceAll(length, (_, number: string) => `${(Number(number) * size) / 100}em`),
      root: `${variant.root}[data-text-size='${size}']`,
    })),
  ])
}

/** Uses `:where`, so that the specificity of a rule does not change. */
const scoped = (selector: string, root: string) =>
  selector.startsWith(':root')
    ? `:root:where(${root})${selector.slice(':root'.length)}`
    : `:where(:root${root}) ${selector}`

/**
 * Applies media queries to the Display panel's settings too, so that style sheets need no second rule: `prefers-contrast` and
 * `prefers-reduced-motion` also match `data-contrast` and `data-motion`, and lengths in em grow with `data-text-size`, which media
 * queries do not detect. A page at 200 % has the layout of a window half as wide.
 */
export const mediaPreferences: Plugin = {
  postcssPlugin: 'media-preferences',
  Once(sheet) {
    sheet.walkAtRules('media', (media) => {
      const variants = variantsOf(media.params)
      if (variants.length === 1 && variants[0]?.root === '') return
      if (media.params.includes(','))
        throw media.error('A media query for text size, contrast or motion must be one alone')
      const clones = variants.map(({ params, root }) => {
        const clone = media.clone({ params })
        if (root !== '')
          clone.walkRules((rule) => {
            const { parent } = rule
            // A nested rule is scoped by its parent's selector; keyframe selectors must not be scoped.
            if (parent?.type === 'rule' || (parent && 'name' in parent && parent.name === 'keyframes')) return
            rule.selectors = rule.selectors.map((selector) => scoped(selector, root))
          })
        return clone
      })
      media.replaceWith(clones)
    })
  },
}

/**
 * Values of the product filters besides categories: editors choose them, URLs contain their keys, and visitors read
 * their labels. Lists show them in this order.
 */

/** What a person wants to do, or finds hard. */
export const productNeeds = {
  walking: 'Walk and keep my balance',
  wheeling: 'Get around on wheels',
  standing: 'Stand up, sit down and move between seats',
  washing: 'Wash and use the toilet',
  dressing: 'Dress and groom',
  'one-hand': 'Do things with one hand, or with weak hands',
  eating: 'Cook, eat and drink',
  sleeping: 'Sleep, rest and look after my skin',
  speaking: 'Speak and be understood',
  computer: 'Use a phone, tablet or computer',
  seeing: 'See better, or manage with low vision',
  hearing: 'Hear better, or manage with hearing loss',
  remembering: 'Remember and plan',
  safety: 'Stay safe and call for help',
  home: 'Get in, out and around my home',
  outings: 'Go out, travel and have fun',
  caring: 'Help someone else',
} as const

/** Who may pay. The wording must not promise funding: each scheme decides case by case. */
export const productFundings = {
  ndis: 'NDIS, if your plan covers it',
  'at-hm': 'AT-HM scheme, if approved',
  chsp: 'CHSP, if a provider offers it',
  self: 'Paying for it yourself',
} as const

/**
 * The usual purchase price of such a product in Australia, as a band from low to high. Products have no exact price
 * here.
 */
export const productPrices = {
  'under-100': 'Under $100',
  '100-500': '$100 to $500',
  '500-2000': '$500 to $2,000',
  '2000-15000': '$2,000 to $15,000',
  'over-15000': 'Over $15,000',
} as const

export type ProductNeed = keyof typeof productNeeds
export type ProductFunding = keyof typeof productFundings
export type ProductPrice = keyof typeof productPrices

/** The calls are marked as pure, because the browser needs none of these lists. */
const keysOf = <Key extends string>(terms: Readonly<Record<Key, string>>) =>
  Object.keys(terms) as readonly string[] as readonly Key[]

export const productNeedValues = /* @__PURE__ */ keysOf<ProductNeed>(productNeeds)
export const productFundingValues = /* @__PURE__ */ keysOf<ProductFunding>(productFundings)
export const productPriceValues = /* @__PURE__ */ keysOf<ProductPrice>(productPrices)

/** The sort orders of a product list. 'match' sorts by relevance to the search text, or by name without a text. */
export const productSorts = {
  match: 'Best match first',
  name: 'Name, A to Z',
  cheap: 'Lowest price first',
  dear: 'Highest price first',
} as const

export type ProductSort = keyof typeof productSorts

/** The maximum length of a search text in characters; the rest is ignored. */
export const maxSearchLength = 300

/** The maximum number of compared products. */
export const maxCompared = 3

/** The maximum number of products in a URL that are loaded, so that the page can name the excess ones. */
export const maxComparedRequested = 2 * maxCompared

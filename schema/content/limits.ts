/**
 * The maximum text of a document in characters, about 25 times the longest page of the sample. `content:check` refuses a longer one; the
 * gateway cuts it, because one post of 5 MB would occupy the site for seconds.
 */
export const maxDocumentText = 256_000

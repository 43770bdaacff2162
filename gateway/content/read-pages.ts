/** Documents per response. */
export const documentsPerPage = 500

type Documents<Document> = readonly (Document | null)[]

/**
 * Reads every document of a type in pages of `documentsPerPage`, ordered by `_id`, because one response with thousands
 * of them would exceed the size limit. Each page is the same object while it is fresh.
 * @param read returns the page of documents whose `_id` is greater than `after`
 */
export async function readPages<Document extends { readonly _id: string | null }>(
  read: (after: string) => Promise<Documents<Document> | null>,
): Promise<Documents<Document>[]> {
  const pages: Documents<Document>[] = []
  for (let after = ''; ;) {
    const page = (await read(after)) ?? []
    if (page.length > 0) pages.push(page)
    const last = page.at(-1)?._id
    // Prevents an endless loop when `_id` does not increase.
    if (page.length < documentsPerPage || !last || last <= after) return pages
    after = last
  }
}

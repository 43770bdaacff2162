import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import type { SearchResult_ResultFragment } from '#web/graphql/generated.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { SearchResults } from './SearchResults.tsx'

/** Suggestions for a search without results. */
export function SearchHelp({ nearest }: { readonly nearest: readonly SearchResult_ResultFragment[] }) {
  const phone = useSiteSettings()?.supportPhone
  return (
    <>
      <p>
        <strong>We couldn’t find anything for those words.</strong> You can:
      </p>
      <ul className="search-ways">
        <li>check the spelling, or name the thing instead of its brand, such as ‘rail’ or ‘wheelchair’</li>
        {phone && (
          <li>
            call <a href={phone.href}>{phone.display}</a>: tell us what you need, and we’ll look with you
          </li>
        )}
        <li>
          <SiteLink to="/contact-us/general-enquiry">write to us</SiteLink>
        </li>
        <li>
          look through our <SiteLink to="/services">services</SiteLink>, the{' '}
          <SiteLink to="/resources/product-database">products</SiteLink>, the{' '}
          <SiteLink to="/resources/faq">questions people ask</SiteLink> or the{' '}
          <SiteLink to="/sitemap">sitemap</SiteLink>
        </li>
      </ul>
      {nearest.length > 0 && (
        <>
          <h3>Closest matches</h3>
          <SearchResults results={nearest} />
        </>
      )}
    </>
  )
}

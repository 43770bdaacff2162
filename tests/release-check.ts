/**
 * `npm run release:check`, and the end of `npm run test:all`: fails when the accessibility audit that the site publishes is of another
 * version of the product. `npm test` does not run it, because most changes are no release.
 */
import { lastPublished } from './audit/report/write-report.ts'
import { productHash } from '#web/templates/statement/since-audit.ts'

const published = lastPublished()
const remedy = 'Commit, run `npm run audit -- --fresh --keep`, and commit the report.'
if (!published?.isWhole) {
  console.error(`No accessibility audit of the whole website is published. ${remedy}`)
  process.exitCode = 1
} else if (published.product !== productHash()) {
  console.error(
    `The published accessibility audit, of ${published.date.slice(0, 10)}, is of version ${published.commit}, and the product has changed since. ${remedy}`,
  )
  process.exitCode = 1
} else console.log(`The published accessibility audit is of this version: ${published.commit}.`)
